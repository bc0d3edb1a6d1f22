package collisionbench.bench.method;

import collisionbench.bench.json.JsonObject;
import collisionbench.bench.method.Introduction.Offer;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.Steps;

/// A question to one of the methods of a program.
///
/// @param question in the order of the pair's name
/// @param steps receives the steps of the answer
/// @param timed whether the program should measure its time, if it can
record ProgramQuestion(Offer offer, Question question, Steps steps, boolean timed) {

  String line(long id, Introduction.Encoding encoding) {
    return new QuestionLine(id, offer.name(), question, offer.sweeps(), steps.isAsked(), timed)
        .in(encoding);
  }

  ProgramReply read(JsonObject line) {
    return AnswerReader.read(line, question, steps);
  }
}
