package adapters;

import java.util.Iterator;
import java.util.stream.Stream;

/// A shape as the bench asks about it. Capsules and segments are of space or of the plane.
sealed interface Shape {

  record Sphere(double[] center, double radius) implements Shape {}

  record Capsule(double[] start, double[] end, double radius) implements Shape {}

  record Box(double[] center, double[] halfExtents, double[] orientation) implements Shape {}

  record Segment(double[] start, double[] end) implements Shape {}

  record Triangle(double[] a, double[] b, double[] c) implements Shape {}

  record Hull(double[][] points) implements Shape {}

  record Point(double[] at) implements Shape {}

  record Circle(double[] center, double radius) implements Shape {}

  record Sector(double[] center, double radius, double[] direction, double angle)
      implements Shape {}

  record Polygon(double[][] vertices) implements Shape {}

  /// {@return the shape of a kind that the next words of a question describe}
  ///
  /// @param dimensions 2 or 3
  static Shape read(String kind, int dimensions, Iterator<String> words) {
    Numbers next = new Numbers(words, dimensions);
    return switch (kind) {
      case "sphere" -> new Sphere(next.point(), next.number());
      case "capsule" -> new Capsule(next.point(), next.point(), next.number());
      case "box" -> new Box(next.point(), next.point(), next.numbers(4));
      case "segment" -> new Segment(next.point(), next.point());
      case "triangle" -> new Triangle(next.point(), next.point(), next.point());
      case "hull" -> new Hull(next.points());
      case "point" -> new Point(next.point());
      case "circle" -> new Circle(next.point(), next.number());
      case "sector" -> new Sector(next.point(), next.number(), next.point(), next.number());
      case "polygon" -> new Polygon(next.points());
      default -> throw new IllegalArgumentException(kind);
    };
  }

  /// The numbers of a question, in their order.
  record Numbers(Iterator<String> words, int dimensions) {

    double number() {
      return Double.parseDouble(words.next());
    }

    double[] numbers(int count) {
      double[] numbers = new double[count];
      for (int i = 0; i < count; i++) {
        numbers[i] = number();
      }
      return numbers;
    }

    double[] point() {
      return numbers(dimensions);
    }

    double[][] points() {
      return Stream.generate(this::point)
          .limit(Integer.parseInt(words.next()))
          .toArray(double[][]::new);
    }
  }
}
