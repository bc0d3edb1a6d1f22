package collisionbench.geometry.bench;

import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.crossing.Crossing2;
import collisionbench.geometry.plane.separation.Separation2;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.separation.Separation3;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.infra.Blackhole;

/// Our own answers handed on as numbers, which need no object.
final class Numbers {

  private Numbers() {}

  /// {@return all that our records answer and that can be had as numbers}
  static List<Entry> entries(List<Entry> ours) {
    return ours.stream()
        .map(Entry::topic)
        .flatMap(topic ->
            Optional.ofNullable(answer(topic)).stream()
                .map(answer -> new Entry(topic, Entry.NUMBERS, answer)))
        .toList();
  }

  private static @Nullable Answer answer(Topic topic) {
    boolean flat = topic.pair().endsWith("-2d");
    return switch (topic.question()) {
      case SEPARATION ->
          flat
              ? Answer.<Shape2, Shape2, Shape2, Shape2>handed(
                  a -> a,
                  b -> b,
                  hole -> {
                    InPlane taker = new InPlane(hole);
                    return (a, b) -> Separation2.between(a, b, taker);
                  })
              : Answer.<Shape3, Shape3, Shape3, Shape3>handed(
                  a -> a,
                  b -> b,
                  hole -> {
                    InSpace taker = new InSpace(hole);
                    return (a, b) -> Separation3.between(a, b, taker);
                  });
      case CROSSING ->
          flat
              ? Answer.<Segment2, Shape2, Segment2, Shape2>handed(
                  a -> a,
                  b -> b,
                  hole -> {
                    InPlane taker = new InPlane(hole);
                    return (a, b) -> Crossing2.of(a, b, taker);
                  })
              : Answer.<Segment, Shape3, Segment, Shape3>handed(
                  a -> a,
                  b -> b,
                  hole -> {
                    InSpace taker = new InSpace(hole);
                    return (a, b) -> Crossing3.of(a, b, taker);
                  });
      case OVERLAP, GAP, DEPTH, SWEEP -> null;
    };
  }

  private record InSpace(Blackhole hole)
      implements Separation3.Maker<Boolean>, Crossing3.Maker<Boolean> {
    @Override
    public Boolean make(
        double distance,
        double ax,
        double ay,
        double az,
        double bx,
        double by,
        double bz,
        double nx,
        double ny,
        double nz) {
      hole.consume(distance);
      hole.consume(ax);
      hole.consume(ay);
      hole.consume(az);
      hole.consume(bx);
      hole.consume(by);
      hole.consume(bz);
      hole.consume(nx);
      hole.consume(ny);
      hole.consume(nz);
      return true;
    }

    @Override
    public Boolean none() {
      hole.consume(false);
      return true;
    }

    @Override
    public Boolean point(double t, double x, double y, double z) {
      hole.consume(t);
      hole.consume(x);
      hole.consume(y);
      hole.consume(z);
      return true;
    }

    @Override
    public Boolean pointOfSegment(double t, double x, double y, double z, double u) {
      hole.consume(u);
      return point(t, x, y, z);
    }

    @Override
    public Boolean pointOfTriangle(double t, double x, double y, double z, double u, double v) {
      hole.consume(v);
      return pointOfSegment(t, x, y, z, u);
    }

    @Override
    public Boolean span(
        double enter,
        double exit,
        double firstX,
        double firstY,
        double firstZ,
        double lastX,
        double lastY,
        double lastZ) {
      hole.consume(enter);
      hole.consume(exit);
      hole.consume(firstX);
      hole.consume(firstY);
      hole.consume(firstZ);
      hole.consume(lastX);
      hole.consume(lastY);
      hole.consume(lastZ);
      return true;
    }

    @Override
    public Boolean overlap(
        double enter,
        double exit,
        double firstX,
        double firstY,
        double firstZ,
        double lastX,
        double lastY,
        double lastZ) {
      return span(enter, exit, firstX, firstY, firstZ, lastX, lastY, lastZ);
    }
  }

  private record InPlane(Blackhole hole)
      implements Separation2.Maker<Boolean>, Crossing2.Maker<Boolean> {
    @Override
    public Boolean make(
        double distance, double ax, double ay, double bx, double by, double nx, double ny) {
      hole.consume(distance);
      hole.consume(ax);
      hole.consume(ay);
      hole.consume(bx);
      hole.consume(by);
      hole.consume(nx);
      hole.consume(ny);
      return true;
    }

    @Override
    public Boolean none() {
      hole.consume(false);
      return true;
    }

    @Override
    public Boolean point(double t, double x, double y) {
      hole.consume(t);
      hole.consume(x);
      hole.consume(y);
      return true;
    }

    @Override
    public Boolean pointOfSegment(double t, double x, double y, double u) {
      hole.consume(u);
      return point(t, x, y);
    }

    @Override
    public Boolean span(
        double enter, double exit, double firstX, double firstY, double lastX, double lastY) {
      hole.consume(enter);
      hole.consume(exit);
      hole.consume(firstX);
      hole.consume(firstY);
      hole.consume(lastX);
      hole.consume(lastY);
      return true;
    }

    @Override
    public Boolean overlap(
        double enter, double exit, double firstX, double firstY, double lastX, double lastY) {
      return span(enter, exit, firstX, firstY, lastX, lastY);
    }
  }
}
