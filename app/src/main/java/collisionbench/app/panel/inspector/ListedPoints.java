package collisionbench.app.panel.inspector;

import collisionbench.app.scene.ChangeKind;
import collisionbench.app.scene.FieldValue;
import collisionbench.app.text.ReasonException;
import collisionbench.app.text.Texts;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/// A field that is a list of points, to which points can be added.
///
/// @param word the word for one of them in keys of texts and ids of fields
/// @param more names the edit that adds one
/// @param fewer names the edit that removes one
/// @param coordinates converts points for the clipboard
record ListedPoints<T>(
    String word,
    int least,
    int most,
    ChangeKind more,
    ChangeKind fewer,
    Function<FieldValue, List<T>> points,
    Function<List<T>, FieldValue> value,
    Adding<T> adding,
    Coordinates<T> coordinates) {

  /// Of a polygon.
  static final ListedPoints<Vec2> CORNERS =
      new ListedPoints<>(
          "corner",
          3,
          Integer.MAX_VALUE,
          ChangeKind.MORE_CORNERS,
          ChangeKind.FEWER_CORNERS,
          value -> ((FieldValue.Corners) value).corners(),
          FieldValue.Corners::new,
          PolygonCorners::added,
          new Coordinates<>(
              2,
              corner -> new double[] {corner.x(), corner.y()},
              numbers -> new Vec2(numbers[0], numbers[1]),
              corners -> Polygon.ofRing(corners).vertices()));

  /// Of a hull.
  static final ListedPoints<Vec3> POINTS =
      new ListedPoints<>(
          "point",
          1,
          Hull.MOST_POINTS,
          ChangeKind.MORE_POINTS,
          ChangeKind.FEWER_POINTS,
          value -> ((FieldValue.Points) value).places(),
          FieldValue.Points::new,
          (points, index) -> Optional.of(HullPoints.added(points, index)),
          new Coordinates<>(
              3,
              point -> new double[] {point.x(), point.y(), point.z()},
              numbers -> new Vec3(numbers[0], numbers[1], numbers[2]),
              points -> new Hull(points).points()));

  /// Converts between points and their coordinates.
  ///
  /// @param count the number of coordinates
  /// @param checked checks a pasted list, and puts it into the usual order
  record Coordinates<T>(
      int count,
      Function<T, double[]> of,
      Function<double[], T> point,
      UnaryOperator<List<T>> checked) {}

  /// {@return the coordinates of each point}
  List<double[]> coordinates(FieldValue list) {
    return points.apply(list).stream().map(coordinates.of).toList();
  }

  /// {@return the points in a text}
  FieldValue read(String text) throws ReasonException {
    return value.apply(
        coordinates.checked.apply(
            PointText.read(text, coordinates.count).stream().map(coordinates.point).toList()));
  }

  /// Adds a point.
  interface Adding<T> {

    /// {@return the points with one more behind that at `index`; empty if no number lies between}
    Optional<List<T>> added(List<T> points, int index);
  }

  /// {@return the list with one more behind that at `index`; refused if no number lies between}
  FieldValue added(FieldValue list, int index) throws ReasonException {
    return adding
        .added(points.apply(list), index)
        .map(value)
        .orElseThrow(() -> new ReasonException("corner.no-room"));
  }

  /// {@return the list without one of its points}
  FieldValue without(FieldValue list, int index) {
    return value.apply(without(points.apply(list), index));
  }

  static <T> List<T> without(List<T> points, int index) {
    List<T> fewer = new ArrayList<>(points);
    fewer.remove(index);
    return fewer;
  }

  /// {@return why none of so many points can be removed, or none added, if it needs an explanation}
  Optional<String> limit(int count) {
    if (count <= least) {
      return Texts.find(word + ".least");
    }
    return count >= most ? Optional.of(Texts.get(word + ".most", most)) : Optional.empty();
  }
}
