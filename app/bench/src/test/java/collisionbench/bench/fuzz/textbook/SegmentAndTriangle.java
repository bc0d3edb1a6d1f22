package collisionbench.bench.fuzz.textbook;

import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Answer;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A segment and a triangle: the directions that may separate them.
record SegmentAndTriangle(Flaw flaw) {

  private static final double FAR = 1e6;

  Answer answer(Segment given, Triangle triangle) {
    Segment segment = extended(given);
    List<Vec3> edges =
        IntStream.range(0, 3)
            .mapToObj(triangle::edge)
            .map(edge -> edge.end().minus(edge.start()))
            .toList();
    Vec3 normal = edges.get(0).cross(edges.get(1));
    Vec3 along = segment.end().minus(segment.start());
    Vec3 between = segment.start().minus(triangle.a());
    if (flaw == Flaw.BACK_FACES_CULLED && along.dot(normal) > 0) {
      return Answer.of(false);
    }
    Stream<Vec3> axes =
        Stream.of(
                Stream.of(normal, along, along.cross(normal)),
                edges.stream(),
                edges.stream().map(normal::cross),
                edges.stream().map(along::cross),
                edges.stream().map(edge -> edge.cross(along).cross(along)),
                edges.stream().map(edge -> along.cross(edge).cross(edge)),
                Stream.concat(Stream.of(along), edges.stream())
                    .map(edge -> edge.cross(between).cross(edge)),
                Stream.of(between))
            .flatMap(some -> some);
    List<Vec3> corners = List.of(triangle.a(), triangle.b(), triangle.c());
    List<Vec3> ends = List.of(segment.start(), segment.end());
    return Answer.of(axes.noneMatch(axis -> separates(axis, corners, ends)));
  }

  private Segment extended(Segment segment) {
    Vec3 along = segment.end().minus(segment.start());
    return switch (flaw) {
      case RAY_FOR_SEGMENT -> new Segment(segment.start(), segment.end().plus(FAR, along));
      case LINE_FOR_SEGMENT ->
          new Segment(segment.start().plus(-FAR, along), segment.end().plus(FAR, along));
      default -> segment;
    };
  }

  private static boolean separates(Vec3 axis, List<Vec3> some, List<Vec3> others) {
    double length = axis.length();
    if (length == 0) {
      return false;
    }
    Vec3 from = some.getFirst();
    Vec3 unit = axis.times(1 / length);
    double[] a = some.stream().mapToDouble(point -> unit.dot(point.minus(from))).sorted().toArray();
    double[] b =
        others.stream().mapToDouble(point -> unit.dot(point.minus(from))).sorted().toArray();
    return a[0] > b[b.length - 1] || b[0] > a[a.length - 1];
  }
}
