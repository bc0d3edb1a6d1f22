/// What a method is: somebody's way to answer one or more queries about two shapes, to be held
/// against others.
///
/// A [collisionbench.methods.method.Method] has a name, says where it comes from, which
/// [collisionbench.methods.method.Query] it answers about which pair, and in what numbers it
/// computes. To a [collisionbench.methods.method.Question] it gives an
/// [collisionbench.methods.method.Answer]: as much as it computes of overlap, distance, witness
/// points, crossing and sweep, or that it does not decide and why. Asked to explain, it also tells
/// its [collisionbench.methods.method.Step]s. Those that come with the library are in
/// `collisionbench.methods.method.builtin.Methods`.
///
/// ```java
/// Method method = Methods.catalogue().named("article-000-capsule-sphere").orElseThrow();
/// Question question = Question.of(capsule, sphere);
/// Explanation why = method.explain(method.given(question));
/// why.steps().forEach(step -> System.out.println(step.key() + ": " + step.taken()));
/// ```
///
/// Anyone's own method is an implementation of the same interface:
///
/// ```java
/// record Centres() implements Method {
///   public String name() { return "mine"; }
///   public String source() { return "Centres no further apart than the radii reach."; }
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
/// Nothing else in the library knows of this package.
package collisionbench.methods.method;
