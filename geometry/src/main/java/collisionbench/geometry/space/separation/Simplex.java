package collisionbench.geometry.space.separation;

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
  ///
  /// A method that is too large to be copied to where it is asked takes shapes, which exist, and
  /// makes their cores for itself, corner by corner; a core that was handed to it would be put on
  /// the heap. One question after the other is the least code for that.
  static Simplex of(Shape3 shape) {
    return new Simplex(first(shape), second(shape), third(shape), edges(shape));
  }

  private static Vec3 first(Shape3 shape) {
    return shape instanceof Triangle t
        ? t.a()
        : shape instanceof Sphere s
            ? s.center()
            : shape instanceof Capsule c ? c.start() : ((Segment) shape).start();
  }

  private static Vec3 second(Shape3 shape) {
    return shape instanceof Triangle t
        ? t.b()
        : shape instanceof Sphere s
            ? s.center()
            : shape instanceof Capsule c ? c.end() : ((Segment) shape).end();
  }

  private static Vec3 third(Shape3 shape) {
    return shape instanceof Triangle t ? t.c() : second(shape);
  }

  private static int edges(Shape3 shape) {
    return shape instanceof Triangle ? 3 : shape instanceof Sphere ? 0 : 1;
  }

  /// {@return by how much a shape is larger than its core}
  static double radius(Shape3 shape) {
    return shape instanceof Sphere s ? s.radius() : shape instanceof Capsule c ? c.radius() : 0;
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

  /// {@return the way along an edge; of a face along its first}
  Vec3 along(int feature) {
    int start = feature == FACE ? 0 : feature - EDGE;
    return corner(start + 1).minus(corner(start));
  }

  /// {@return the way from the first corner to the third}
  Vec3 alongLast() {
    return third.minus(first);
  }

  /// {@return the sum of magnitudes of the edges from the first corner}
  double size() {
    return second.minus(first).sumOfMagnitudes() + alongLast().sumOfMagnitudes();
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
