package collisionbench.methods.method.article;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Question;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Function;

/// Three of the articles' methods that cannot tell their steps: what being able to costs is seen
/// beside them.
public final class PlainArticles {

  /// Each by the name of the method that can.
  public static final Map<String, Function<Question, Answer>> ALL =
      Map.of(
          "article-000-capsule-sphere", PlainArticles::capsuleSphere,
          "article-001-segment-triangle", PlainArticles::segmentTriangle,
          "article-004-sphere-box", PlainArticles::sphereBox);

  private static final Floats FLOATS = Floats.EACH;

  private PlainArticles() {}

  private static Answer capsuleSphere(Question question) {
    return switch (question) {
      case Question.InSpace(Sphere s, Vec3 _, Capsule c, Vec3 _) -> overlap(s, c);
      case Question.InSpace(Capsule c, Vec3 _, Sphere s, Vec3 _) -> overlap(s, c);
      case Question.InSpace _, Question.InPlane _ -> Answer.unanswered();
    };
  }

  private static Answer overlap(Sphere sphere, Capsule capsule) {
    double radii = FLOATS.sum((float) sphere.radius(), (float) capsule.radius());
    Float3 p = Float3.of(sphere.center());
    Float3 a = Float3.of(capsule.start());
    Float3 b = Float3.of(capsule.end());
    return Answer.of((float) FLOATS.product(radii, radii) >= squaredDistance(p, a, b));
  }

  private static float squaredDistance(Float3 p, Float3 a, Float3 b) {
    Float3 ap = p.minus(a);
    Float3 ab = b.minus(a);
    float dot = FLOATS.dot(ap, ab);
    float whole = FLOATS.dot(ab, ab);
    if (dot <= 0) {
      return FLOATS.dot(ap, ap);
    }
    if (dot < whole) {
      double line = FLOATS.quotient(FLOATS.product(dot, dot), whole);
      return (float) FLOATS.difference(FLOATS.dot(ap, ap), line);
    }
    return FLOATS.dot(p.minus(b), p.minus(b));
  }

  private static Answer sphereBox(Question question) {
    return switch (question) {
      case Question.InSpace(Sphere s, Vec3 _, Box b, Vec3 _) -> Answer.of(overlap(s, b));
      case Question.InSpace(Box b, Vec3 _, Sphere s, Vec3 _) -> Answer.of(overlap(s, b));
      case Question.InSpace _, Question.InPlane _ -> Answer.unanswered();
    };
  }

  private static boolean overlap(Sphere sphere, Box box) {
    Float3 delta = Float3.of(sphere.center()).minus(Float3.of(box.center()));
    FloatRotation rotation = FloatRotation.of(box.orientation());
    Float3 local = rotation.inverse().apply(delta, FLOATS);
    Float3 e = Float3.of(box.halfExtents());
    Float3 clamped =
        new Float3(
            Mathf.clamp(local.x(), -e.x(), e.x()),
            Mathf.clamp(local.y(), -e.y(), e.y()),
            Mathf.clamp(local.z(), -e.z(), e.z()));
    if (clamped.x() == local.x() && clamped.y() == local.y() && clamped.z() == local.z()) {
      return true;
    }
    float radius = (float) sphere.radius();
    float squared = FLOATS.squared(delta.minus(rotation.apply(clamped, FLOATS)));
    return squared <= FLOATS.product(radius, radius);
  }

  private static Answer segmentTriangle(Question question) {
    return switch (question) {
      case Question.InSpace(Segment l, Vec3 _, Triangle t, Vec3 _) -> crossing(l, t);
      case Question.InSpace(Triangle t, Vec3 _, Segment l, Vec3 _) -> crossing(l, t);
      case Question.InSpace _, Question.InPlane _ -> Answer.unanswered();
    };
  }

  private static Answer crossing(Segment segment, Triangle triangle) {
    Vec3 along = segment.end().minus(segment.start());
    Vec3 p10 = triangle.a().minus(triangle.b());
    Vec3 p20 = triangle.a().minus(triangle.c());
    Vec3 sp0 = triangle.a().minus(segment.start());
    double a = along.dot(p10.cross(p20));
    if (a == 0) {
      return Cramer.PARALLEL;
    }
    double t = sp0.dot(p10.cross(p20)) / a;
    if (t < 0 || t > 1) {
      return Cramer.MISS_IN_SPACE;
    }
    double u = along.dot(sp0.cross(p20)) / a;
    if (u < 0 || u > 1) {
      return Cramer.MISS_IN_SPACE;
    }
    double v = along.dot(p10.cross(sp0)) / a;
    if (v < 0 || v > 1 || u + v < 0 || u + v > 1) {
      return Cramer.MISS_IN_SPACE;
    }
    Vec3 p = segment.start().plus(t, along);
    return Answer.of(true)
        .withCrossing(new Crossing3.Point(t, p, OptionalDouble.of(u), OptionalDouble.of(v)))
        .withLines(Cramer.IN_SPACE);
  }
}
