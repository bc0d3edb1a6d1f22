/// Methods: somebody's way to answer queries about two shapes, to be compared with others.
///
/// A [Method] has a name, a source, a precision, and the [Query]s that it answers for each pair.
/// For a [Question] it returns an [Answer]: what it computes of overlap, distance, witness points,
/// crossing and sweep, or that it does not decide, and why. On request it also reports its [Step]s.
/// The methods of the library are in `collisionbench.methods.method.builtin.Methods`.
///
/// ```java
/// Method method = Methods.catalogue().named("article-000-capsule-sphere").orElseThrow();
/// Question question = Question.of(capsule, sphere);
/// Explanation why = method.explain(method.given(question));
/// why.steps().forEach(step -> System.out.println(step.key() + ": " + step.taken()));
/// ```
///
/// Your own method implements the same interface:
///
/// ```java
/// record Centers() implements Method {
///   public String name() { return "mine"; }
///   public String source() { return "Centers no further apart than the sum of the radii."; }
///   public Set<Query> answers(Pair pair) {
///     return pair.equals(new Pair(Kind.SPHERE, Kind.SPHERE)) ? Set.of(Query.OVERLAP) : Set.of();
///   }
///   public Answer answer(Question question, Set<Query> asked, Steps steps) {
///     return switch (question) {
///       case Question.InSpace(Sphere a, Vec3 _, Sphere b, Vec3 _) -> {
///         double apart = b.center().minus(a.center()).length();
///         boolean overlap = apart <= a.radius() + b.radius();
///         if (steps.isAsked()) {
///           steps.add("compare", "d \\le r").with("d", apart).with("r", a.radius() + b.radius())
///               .branch("touching", "d \\le r", overlap, "d", apart)
///               .branch("apart", "d \\gt r", !overlap, "d", apart);
///         }
///         yield Answer.of(overlap);
///       }
///       case Question.InSpace _, Question.InPlane _ -> Answer.unanswered();
///     };
///   }
/// }
/// ```
///
/// Nothing else in the library depends on this package.
package collisionbench.methods.method;
