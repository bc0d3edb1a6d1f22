package collisionbench.bench.method;

import collisionbench.bench.method.Introduction.Offer;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Convention;
import collisionbench.methods.method.Indecision;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.MethodFailure;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Precision;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.Steps;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.Set;

/// One of the methods of a program.
public final class ProgramMethod implements Method {

  private final Program program;
  private final Offer offer;
  private final boolean outdated;

  private ProgramMethod(Program program, Offer offer, boolean outdated) {
    this.program = program;
    this.offer = offer;
    this.outdated = outdated;
  }

  /// {@return the methods of a program}
  public static List<ProgramMethod> of(Program program) {
    return of(program, false);
  }

  /// {@return the methods of a program}
  ///
  /// @param outdated whether its file has changed since and no longer starts
  static List<ProgramMethod> of(Program program, boolean outdated) {
    return program.introduction().methods().stream()
        .map(offer -> new ProgramMethod(program, offer, outdated))
        .toList();
  }

  /// {@return whether the file of the program has changed since and no longer starts}
  public boolean isOutdated() {
    return outdated;
  }

  @Override
  public boolean isRemote() {
    return true;
  }

  @Override
  public OptionalDouble nanoseconds(Question question) {
    return reply(question, Steps.UNASKED, true)
                instanceof ProgramReply.Answered(var _, OptionalLong nanoseconds)
            && nanoseconds.isPresent()
        ? OptionalDouble.of((double) nanoseconds.getAsLong())
        : OptionalDouble.empty();
  }

  /// {@return true, because the bench waits for a program only for a limited time}
  @Override
  public boolean alwaysReturns() {
    return true;
  }

  @Override
  public Convention convention() {
    return new Convention(offer.margin(), offer.touching());
  }

  @Override
  public String name() {
    return offer.name();
  }

  @Override
  public String source() {
    return offer.source().isEmpty() ? program.command().text() : offer.source();
  }

  @Override
  public String language() {
    return offer.language();
  }

  @Override
  public String version() {
    return offer.version();
  }

  @Override
  public Precision precision() {
    return offer.precision();
  }

  /// {@return the question with unit quaternions, as the protocol promises, in the precision of the
  /// method}
  @Override
  public Question given(Question question) {
    return precision().given(question.withUnitTurns());
  }

  /// {@return the queries that the program may answer; its answers omit the others}
  @Override
  public Set<Query> answers(Pair pair) {
    if (!offer.pairs().contains(pair)) {
      return EnumSet.noneOf(Query.class);
    }
    EnumSet<Query> queries = EnumSet.of(Query.OVERLAP, Query.SEPARATION);
    if (pair.hasSegment()) {
      queries.add(Query.CROSSING);
    }
    if (offer.sweeps()) {
      queries.add(Query.SWEEP);
    }
    return queries;
  }

  @Override
  public Answer answer(Question question, Set<Query> asked, Steps steps) {
    return refusal(question).orElseGet(() -> answer(reply(question, steps)));
  }

  /// Sends the questions without waiting for the answer to each.
  @Override
  public List<Answer> answers(List<Question> questions, Query asked) {
    List<ProgramQuestion> sent =
        questions.stream()
            .filter(question -> refusal(question).isEmpty())
            .map(question -> new ProgramQuestion(offer, question.inOrder(), Steps.UNASKED, false))
            .toList();
    Iterator<ProgramReply> replies = program.ask(sent).iterator();
    return questions.stream()
        .map(question ->
            refusal(question).orElseGet(() -> answer(inOrderOf(question, replies.next()))))
        .toList();
  }

  /// {@return the answer to a question that the program does not support; empty for all others}
  private Optional<Answer> refusal(Question question) {
    if (!offer.pairs().contains(question.pair())) {
      return Optional.of(Answer.unanswered());
    }
    return offer
        .sizes()
        .filter(sizes -> !sizes.support(question))
        .map(_ ->
            new Answer.Undecided(new Indecision.Other("not of the sizes that it is made for")));
  }

  private static Answer answer(ProgramReply reply) {
    return switch (reply) {
      case ProgramReply.Answered(Answer answer, var _) -> answer;
      case ProgramReply.Failed(MethodFailure failure) -> new Answer.Failed(failure);
    };
  }

  /// {@return the reply to a question with its shapes in either order}
  public ProgramReply reply(Question question, Steps steps) {
    return reply(question, steps, false);
  }

  private ProgramReply reply(Question question, Steps steps, boolean timed) {
    return inOrderOf(
        question, program.ask(new ProgramQuestion(offer, question.inOrder(), steps, timed)));
  }

  /// {@return the reply to a question, from that to the question in the order of its pair}
  private static ProgramReply inOrderOf(Question question, ProgramReply ordered) {
    return question.isInOrder() ? ordered : ordered.swapped();
  }
}
