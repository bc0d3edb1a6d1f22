package collisionbench.bench.export;

import collisionbench.bench.evaluation.PairAnswer;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.BodyQuestion;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.bench.scenefile.SceneFile;
import collisionbench.bench.text.PlainText;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.geometry.space.sweep.Sweep3;
import collisionbench.methods.method.Question;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Writes two bodies as a test of a user's own function, such as `sphere_box(a, b)`, in a language.
///
/// A language is a file of the same name in the resources: how it writes values ([Notation]), a
/// blank line, and the test with slots for them. The slots are the same for every language.
public enum PairTemplate {
  PYTHON,
  JAVASCRIPT,
  CSHARP,
  CPP,
  RUST;

  /// A tolerance for 32-bit floats, relative to that for doubles.
  private static final double COARSE = 1000;

  /// {@return the text of a test that compares the function with the exact answer about two bodies,
  /// in both orders if they are of one kind}
  ///
  /// @param scene the scene of the bodies
  /// @param time the time of the answer
  public String of(Scene scene, PairAnswer answer, double time) {
    Notation notation = Notation.of(name().toLowerCase(Locale.ROOT));
    Question question = BodyQuestion.of(answer.a(), answer.b()).inOrder().withUnitTurns();
    Body a = BodyQuestion.bodies(question).getFirst();
    Body b = BodyQuestion.bodies(question.swapped()).getFirst();
    String pair = question.pair().name();
    double tolerance = PairTest.lengthTolerance(answer);
    return notation.text(
        Map.ofEntries(
            Map.entry("file", notation.word("file")),
            Map.entry("scene", JavaCode.comment(scene.name())),
            Map.entry("time", time == 0 ? "" : ", at time " + JavaCode.of(time)),
            Map.entry("moving", moving(answer, a, notation.comment())),
            Map.entry("unity", unity(a.space())),
            Map.entry("json", json(scene, answer, notation.comment())),
            Map.entry("name", name(scene)),
            Map.entry("function", pair.replace('-', '_')),
            Map.entry("method", JavaCode.className(pair)),
            Map.entry("types", types(notation, a, b)),
            Map.entry("typea", a.type().className()),
            Map.entry("typeb", b.type().className()),
            Map.entry("a", notation.shape(a)),
            Map.entry("b", notation.shape(b)),
            Map.entry("orders", orders(notation, question)),
            Map.entry("touch", notation.truth(answer.touching())),
            Map.entry("distance", notation.number(answer.separation().distance())),
            Map.entry("tolerance", notation.number(tolerance)),
            Map.entry("coarse", notation.number(tolerance * COARSE))));
  }

  /// {@return a class name; letters beyond 16 bits are not allowed in C#}
  static String name(Scene scene) {
    return JavaCode.className(scene.name().replaceAll("[^\\x{0}-\\x{FFFF}]", " "));
  }

  /// {@return a scene of the two bodies, as a comment}
  private static String json(Scene scene, PairAnswer answer, String comment) {
    return SceneFile.text(PairScene.of(scene, answer.a(), answer.b()))
        .lines()
        .map(line -> comment + " " + PlainText.escape(line))
        .collect(Collectors.joining("\n"));
  }

  /// {@return a comment about the sweep of bodies that move, which is not tested; empty for others}
  ///
  /// @param a the body that is A in the test
  private static String moving(PairAnswer answer, Body a, String comment) {
    return answer
        .sweep()
        .map(sweep ->
            switch (sweep) {
              case Sweep3.Never() -> "do not meet";
              case Sweep3.Contact(double enter, double exit) ->
                  "are in contact from %s to %s%s"
                      .formatted(
                          JavaCode.of(enter),
                          JavaCode.of(exit),
                          answer.contact().map(contact -> first(contact, answer, a)).orElse(""));
            })
        .map(words ->
            "\n%s They move from time 0 to 1 and %s. The sweep is not tested."
                .formatted(comment, words))
        .orElse("");
  }

  private static String first(Separation3 found, PairAnswer answer, Body a) {
    Separation3 contact = a.id().equals(answer.a().id()) ? found : found.swapped();
    return ", first at %s on A and %s on B, with normal %s"
        .formatted(
            vector(contact.pointA(), a), vector(contact.pointB(), a), vector(contact.normal(), a));
  }

  private static String vector(Vec3 vector, Body of) {
    return DoubleStream.of(vector.x(), vector.y(), vector.z())
        .limit(of.space().dimension())
        .mapToObj(JavaCode::of)
        .collect(Collectors.joining(", ", "[", "]"));
  }

  /// {@return how C# makes a vector of Unity of a point p}
  private static String unity(Space space) {
    return IntStream.range(0, space.dimension())
        .mapToObj("(float) p[%d]"::formatted)
        .collect(Collectors.joining(", ", "new Vector" + space.dimension() + "(", ")"));
  }

  private static String types(Notation notation, Body a, Body b) {
    return Stream.of(a, b)
        .map(notation::declaration)
        .distinct()
        .collect(Collectors.joining(notation.between()));
  }

  private static String orders(Notation notation, Question question) {
    String given = notation.pair("A", "B");
    return question.swapped().isInOrder() ? given + ", " + notation.pair("B", "A") : given;
  }
}
