package collisionbench.methods.method.article;

import collisionbench.geometry.space.Segment;
import collisionbench.methods.method.Drawing;
import java.util.stream.Stream;

/// A segment in floats, named as in article 002.
///
/// @param name of its ends: `A` for A1 and A2
record FloatSegment(String name, Float3 start, Float3 end) {

  private static final String MOVED = "'";

  static FloatSegment of(String name, Segment segment) {
    return new FloatSegment(name, Float3.of(segment.start()), Float3.of(segment.end()));
  }

  Float3 line() {
    return end.minus(start);
  }

  /// {@return this segment, moved back by a vector and named with a prime}
  FloatSegment movedBack(Float3 by) {
    return new FloatSegment(name + MOVED, start.minus(by), end.minus(by));
  }

  /// {@return the symbol of an end}
  ///
  /// @param end 1, 2, or i for either
  String point(String end) {
    return name + "_" + end;
  }

  /// {@return the symbol of the vector to an end of another segment, or to its own}
  String vectorTo(FloatSegment other, String end) {
    return "\\vec{" + point("1") + " " + other.point(end) + "}";
  }

  /// {@return both ends, and a line between them if no body shows it}
  Drawing[] drawings() {
    Stream<Drawing> ends =
        Stream.of(
            new Drawing.Point(point("1"), start.wide()), new Drawing.Point(point("2"), end.wide()));
    Stream<Drawing> line =
        name.endsWith(MOVED)
            ? Stream.of(new Drawing.Segment("", start.wide(), end.wide()))
            : Stream.empty();
    return Stream.concat(ends, line).toArray(Drawing[]::new);
  }
}
