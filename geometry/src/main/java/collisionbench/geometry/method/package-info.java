/// The catalogue of named methods: ways to answer the same question, to be held against each other.
///
/// A [collisionbench.geometry.method.Method] has a name, says where it comes from and which pairs
/// it answers, and gives a [collisionbench.geometry.method.Verdict] on two shapes: whether they
/// touch, and the signed distance where it has one, or that it does not decide and why.
/// [collisionbench.geometry.method.Methods] holds those that come with the library. Anyone's own
/// method is an implementation of the same interface:
///
/// ```java
/// record Mine() implements Method {
///   public String name() { return "mine"; }
///   public String source() { return "Centres no further apart than the radii reach."; }
///   public List<Pair> pairs() { return List.of(new Pair3(Kind3.SPHERE, Kind3.SPHERE)); }
///   public Verdict of(Shape3 a, Shape3 b) {
///     return a instanceof Sphere(Vec3 p, double r) && b instanceof Sphere(Vec3 q, double s)
///         ? Verdict.of(p.minus(q).length() <= r + s)
///         : Verdict.unanswered();
///   }
/// }
/// ```
///
/// Nothing else in the library knows of this package.
package collisionbench.geometry.method;
