package collisionbench.app.viewport.render;

import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import javafx.geometry.Point2D;

/// The clip rectangle in pixels: the picture plus a margin that hides the cut edges.
public record ClipWindow(double width, double height) {

  private static final double MARGIN = 32;
  private static final int SIDES = 4;

  /// The distance of a point from a side; negative outside.
  private double inside(int side, Point2D point) {
    return MARGIN
        + switch (side) {
          case 0 -> point.getX();
          case 1 -> width - point.getX();
          case 2 -> point.getY();
          default -> height - point.getY();
        };
  }

  public boolean contains(Point2D point) {
    return mayMeet(point, point, 0);
  }

  /// {@return false only if everything within `margin` of the line is beyond one side}
  public boolean mayMeet(Point2D from, Point2D to, double margin) {
    for (int side = 0; side < SIDES; side++) {
      if (!(Math.max(inside(side, from), inside(side, to)) >= -margin)) {
        return false;
      }
    }
    return true;
  }

  /// The visible part of a line, as parameters from 0 to 1.
  public record Part(double enter, double exit) {}

  /// {@return the part of a line inside the window}
  public Optional<Part> cutLine(Point2D from, Point2D to) {
    double enter = 0;
    double exit = 1;
    for (int side = 0; side < SIDES; side++) {
      double atFrom = inside(side, from);
      double atTo = inside(side, to);
      if (!(atFrom >= 0 || atTo >= 0)) {
        return Optional.empty();
      }
      double crossing = atFrom / (atFrom - atTo);
      enter = atFrom < 0 ? Math.max(enter, crossing) : enter;
      exit = atTo < 0 ? Math.min(exit, crossing) : exit;
    }
    return enter <= exit ? Optional.of(new Part(enter, exit)) : Optional.empty();
  }

  /// {@return the corners of an area clipped to the window (Sutherland-Hodgman); empty if it is
  /// outside}
  ///
  /// Parts of a concave area stay joined along the window's edge.
  public List<Point2D> cutArea(List<Point2D> corners) {
    List<Point2D> left = corners;
    for (int i = 0; i < SIDES; i++) {
      int side = i;
      left = cut(left, corner -> inside(side, corner), Point2D::interpolate);
    }
    return left;
  }

  /// {@return the corners of the visible part of a flat convex polygon of the scene, in pixels;
  /// empty if there is none}
  public static List<Point2D> visible(List<Vec3> corners, Projection projection) {
    double nearest = projection.nearest();
    List<Vec3> inFront = cut(corners, at -> projection.depth(at) - nearest, Vec3::towards);
    List<Point2D> pixels =
        inFront.stream()
            .flatMap(at -> projection.toPixel(at).stream())
            .filter(at -> Double.isFinite(at.getX() + at.getY()))
            .toList();
    return new ClipWindow(projection.width(), projection.height()).cutArea(pixels);
  }

  /// A point between two others.
  @FunctionalInterface
  interface Between<T> {
    T at(T from, T to, double part);
  }

  /// {@return the part of a polygon where `inside` is at least 0}
  static <T> List<T> cut(List<T> corners, ToDoubleFunction<T> inside, Between<T> between) {
    List<T> left = new ArrayList<>(corners.size() + 2);
    for (int i = 0; i < corners.size(); i++) {
      T from = corners.get(i);
      T to = corners.get(i + 1 < corners.size() ? i + 1 : 0);
      double atFrom = inside.applyAsDouble(from);
      double atTo = inside.applyAsDouble(to);
      if (atFrom >= 0) {
        left.add(from);
      }
      if (atFrom >= 0 != atTo >= 0) {
        left.add(between.at(from, to, atFrom / (atFrom - atTo)));
      }
    }
    return left;
  }
}
