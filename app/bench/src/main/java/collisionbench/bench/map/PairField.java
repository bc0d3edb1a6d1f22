package collisionbench.bench.map;

import collisionbench.bench.comparison.Guard;
import collisionbench.bench.comparison.MethodCalls;
import collisionbench.bench.comparison.PairQuestion;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.BodyQuestion;
import collisionbench.bench.scene.LastBit;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.MethodFailure;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.Steps;
import collisionbench.methods.method.builtin.Methods;
import java.util.Collection;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.IntStream;

/// A pair of bodies of which one is moved to other places, and a method that is asked about it
/// there.
///
/// A place is a displacement of the moved body from where it is, so that places one unit in the
/// last place apart are told apart however far away the body is. Methods may be foreign code: one
/// that throws, hangs or answers NaN gives no answer.
///
/// @param moved the body that is moved, at the time of the question
/// @param other the body that stays, at the same time
/// @param movedFirst whether the moved one is first in the scene, and so A in questions
/// @param method the method that is asked
public record PairField(Body moved, Body other, boolean movedFirst, Method method) {

  /// So many last bits are lost by a few roundings.
  private static final int FEW = 64;

  public PairField {
    if (moved.space() != other.space()) {
      throw new IllegalArgumentException(
          "bodies of different spaces: " + moved.id() + " and " + other.id());
    }
  }

  /// {@return a pair about which the bench answers}
  ///
  /// @param a the one that is first in the scene
  /// @param preferred names; the body of the first one that is of the pair is moved, or else the
  ///   smaller body
  public static PairField of(Body a, Body b, Collection<String> preferred) {
    PairField first = new PairField(a, b, true, Methods.ANALYTIC);
    boolean second =
        preferred.stream()
            .filter(List.of(a.id(), b.id())::contains)
            .findFirst()
            .map(b.id()::equals)
            .orElse(b.extent() < a.extent());
    return second ? first.swapped() : first;
  }

  /// {@return the same pair with the other of the two moved}
  public PairField swapped() {
    return new PairField(other, moved, !movedFirst, method);
  }

  /// {@return the same pair with another method}
  public PairField by(Method another) {
    return new PairField(moved, other, movedFirst, another);
  }

  /// {@return the two bodies in the order of the scene}
  List<Body> inOrder() {
    return movedFirst ? List.of(moved, other) : List.of(other, moved);
  }

  /// {@return the moved body at a place; empty if it does not fit into the doubles there}
  public Optional<Body> body(Vec3 place) {
    try {
      return Optional.of(moved.movedBy(place));
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }

  /// {@return the question about the two at rest with the body at a place; empty if it does not fit
  /// into the doubles there}
  public Optional<Question> question(Vec3 place) {
    return body(place)
        .map(there -> movedFirst ? BodyQuestion.of(there, other) : BodyQuestion.of(other, there))
        .map(Question::atRest);
  }

  /// {@return whether the method answers a yes or no about such a pair, or what implies one}
  public boolean isAnswered() {
    return !supported(EnumSet.of(Query.OVERLAP, Query.SEPARATION, Query.CROSSING)).isEmpty();
  }

  private Set<Query> supported(Set<Query> wanted) {
    Set<Query> queries = EnumSet.copyOf(wanted);
    queries.retainAll(Guard.answers(method, BodyQuestion.of(moved, other).pair()));
    return queries;
  }

  /// {@return the largest magnitude among the numbers of the pair, orientations excepted}
  double size() {
    return PairQuestion.of(moved, other, 0).size();
  }

  /// {@return one unit in the last place of that number, among the floats for a method in floats}
  double lastBit() {
    return lastBits().next(size(), true) - size();
  }

  /// {@return the type of the numbers that the method is given}
  LastBit lastBits() {
    return method.precision().isFloat() ? LastBit.FLOAT : LastBit.DOUBLE;
  }

  /// {@return the cheapest query that gives a yes or no}
  private Query yesOrNo() {
    Set<Query> can = supported(EnumSet.of(Query.OVERLAP, Query.SEPARATION));
    return can.stream().findFirst().orElse(Query.CROSSING);
  }

  private Query query(MapColor color) {
    boolean distances = color == MapColor.DISTANCE && gives(color);
    return distances ? Query.SEPARATION : yesOrNo();
  }

  /// {@return whether the method gives what a color shows of a pair; branches only where it is
  /// asked}
  public boolean gives(MapColor color) {
    return color != MapColor.DISTANCE || !supported(EnumSet.of(Query.SEPARATION)).isEmpty();
  }

  /// {@return how the method fails about the two where they are; empty if it does not}
  public Optional<MethodFailure> failure() {
    return question(Vec3.ZERO)
        .map(question -> MethodCalls.of(method, method.given(question), yesOrNo()))
        .flatMap(answer ->
            answer instanceof Answer.Failed(MethodFailure failure)
                ? Optional.of(failure)
                : Optional.empty());
  }

  /// {@return what the method answers at one place}
  public PlaceAnswer answer(Vec3 place, MapColor color) {
    return answers(List.of(place), color).getFirst();
  }

  /// {@return what the method answers at several places, in order}
  public List<PlaceAnswer> answers(List<Vec3> places, MapColor color) {
    List<Optional<Question>> questions = places.stream().map(this::question).toList();
    List<Reply> replies =
        color == MapColor.BRANCH
            ? questions.stream().map(this::branched).toList()
            : replies(questions, query(color));
    return IntStream.range(0, places.size())
        .mapToObj(k ->
            questions
                .get(k)
                .map(question -> judged(question, replies.get(k), color))
                .orElse(PlaceAnswer.NOWHERE))
        .toList();
  }

  /// {@return the width of a strip along the edge that a few rounding errors explain}
  double rounding() {
    return FEW * lastBit();
  }

  /// {@return the method's yes or no at several places, in order}
  List<Optional<Boolean>> said(List<Vec3> places) {
    return saidTo(places.stream().map(this::question).toList());
  }

  /// {@return the method's yes or no to several questions, in order; empty for those that are}
  List<Optional<Boolean>> saidTo(List<Optional<Question>> questions) {
    return replies(questions, yesOrNo()).stream().map(Reply::touches).toList();
  }

  /// {@return the right yes or no at a place about the numbers that the method is given}
  Optional<Boolean> exact(Vec3 place) {
    return question(place).map(method::given).flatMap(given -> Referee.quick(given).overlap());
  }

  /// {@return the right distance with its witness points and normal at a place, rounded, about the
  /// numbers that the method is given; empty if there is no such place among the doubles}
  public Optional<Separation3> separation(Vec3 place) {
    return question(place)
        .map(method::given)
        .map(given -> Methods.ANALYTIC.answer(given, Query.SEPARATION))
        .flatMap(answer ->
            answer instanceof Answer.Decided decided ? decided.separation() : Optional.empty());
  }

  /// {@return what the method answers to some questions, in order; nothing to those that are empty}
  private List<Reply> replies(List<Optional<Question>> questions, Query query) {
    List<Question> given = questions.stream().flatMap(Optional::stream).map(method::given).toList();
    Iterator<Answer> answers = MethodCalls.of(method, given, query).iterator();
    return questions.stream()
        .map(
            question -> question.isPresent() ? Reply.of(answers.next(), Steps.UNASKED) : Reply.NONE)
        .toList();
  }

  private Reply branched(Optional<Question> question) {
    Set<Query> numbers = supported(EnumSet.of(Query.OVERLAP, Query.SEPARATION));
    Set<Query> asked = numbers.isEmpty() ? EnumSet.of(Query.CROSSING) : numbers;
    Steps steps = Steps.asked();
    return question
        .map(q -> Reply.of(MethodCalls.of(method, method.given(q), asked, steps), steps))
        .orElse(Reply.NONE);
  }

  private PlaceAnswer judged(Question question, Reply reply, MapColor color) {
    Referee.Ruling ruling = Referee.rule(method, question, reply.touches());
    return new PlaceAnswer(
        ruling.agreement(),
        reply.touches(),
        ruling.exact(),
        reply.decided().map(Answer.Decided::distance).orElse(OptionalDouble.empty()),
        color == MapColor.DISTANCE
            ? RightDistance.of(method, method.given(question))
            : Optional.empty(),
        reply.path(),
        reply.silence());
  }
}
