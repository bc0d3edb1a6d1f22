/// Other people's methods: programs that answer questions over a pipe.
///
/// A [Program] is started by a [Command], introduces its methods in its first line
/// ([Introduction]), and answers questions ([QuestionLine], [AnswerReader]) one line each. It may
/// be anything: slow, dead, wrong or talkative. [Program] restarts it, and blames a question only
/// if that fails again, asked alone in a fresh process. A [ProgramMethod] is one of its methods, to
/// be asked like any other.
package collisionbench.app.method;
