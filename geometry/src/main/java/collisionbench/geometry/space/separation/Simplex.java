package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;

/// A core without an inside, by its corners: a point has one, a segment two, a triangle three.
///
/// A feature is a number: `0`, `1` and `2` are the corners, [#EDGE] and the next two the edges from
/// corner 0 to 1, 1 to 2 and 2 to 0, [#FACE] is the face.
///
/// @param first corner 0
/// @param second corner 1; the first again if there is none
/// @param third corner 2; the second again if there is none
/// @param edges how many edges: none, one or three
record Simplex(Vec3 first, Vec3 second, Vec3 third, int edges) {

  static final int EDGE = 3;
  static final int FACE = 6;

  /// {@return the core of any shape but a box}
  static Simplex of(Shape3 shape) {
    return switch (shape) {
      case Sphere s -> new Simplex(s.center(), s.center(), s.center(), 0);
      case Capsule c -> new Simplex(c.start(), c.end(), c.end(), 1);
      case Segment s -> new Simplex(s.start(), s.end(), s.end(), 1);
      case Triangle t -> new Simplex(t.a(), t.b(), t.c(), 3);
      case Box _ -> throw new IllegalArgumentException("A box has an inside.");
    };
  }

  /// {@return by how much a shape is larger than its core}
  static double radius(Shape3 shape) {
    return shape instanceof Sphere s ? s.radius() : shape instanceof Capsule c ? c.radius() : 0;
  }

  /// {@return how many corners}
  int corners() {
    return edges == 3 ? 3 : edges + 1;
  }

  /// {@return a corner; after the last comes the first again}
  Vec3 corner(int index) {
    return index == 1 ? second : index == 2 ? third : first;
  }

  /// {@return the corner that a feature begins with}
  Vec3 start(int feature) {
    return corner(feature < EDGE ? feature : feature - EDGE);
  }

  /// {@return the corner that an edge ends with}
  Vec3 end(int edge) {
    return corner(edge - EDGE + 1);
  }

  /// {@return the way along an edge}
  Vec3 along(int edge) {
    return end(edge).minus(start(edge));
  }

  /// {@return a direction across the face, of any length}
  Vec3 normal() {
    return Cross.of(second.minus(first), third.minus(first));
  }

  /// {@return the sum of magnitudes of the edges from the first corner}
  double size() {
    return second.minus(first).sumOfMagnitudes() + third.minus(first).sumOfMagnitudes();
  }

  /// {@return whether a feature is an edge}
  static boolean isEdge(int feature) {
    return feature >= EDGE && feature < FACE;
  }

  /// {@return how far it reaches along `n` from a point}
  double most(Vec3 origin, Vec3 n) {
    double one = first.minus(origin).dot(n);
    double two = second.minus(origin).dot(n);
    double three = third.minus(origin).dot(n);
    return Math.max(Math.max(one, two), three);
  }

  /// {@return how far from a point it begins along `n`}
  double least(Vec3 origin, Vec3 n) {
    double one = first.minus(origin).dot(n);
    double two = second.minus(origin).dot(n);
    double three = third.minus(origin).dot(n);
    return Math.min(Math.min(one, two), three);
  }
}
