package collisionbench.app.panel.inspector;

import collisionbench.app.scene.ChangeKind;
import collisionbench.app.scene.FieldValue;
import collisionbench.app.text.Texts;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// A field that is a list of points, to which points can be added.
///
/// @param word the word for one of them in keys of texts and ids of fields
/// @param more names the edit that adds one
/// @param fewer names the edit that removes one
record ListedPoints<T>(
    String word,
    int least,
    int most,
    ChangeKind more,
    ChangeKind fewer,
    Function<FieldValue, List<T>> points,
    Function<List<T>, FieldValue> value,
    Adding<T> adding) {

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
          PolygonCorners::added);

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
          (points, index) -> Optional.of(HullPoints.added(points, index)));

  /// Adds a point.
  interface Adding<T> {

    /// {@return the points with one more behind that at `index`; empty if no number lies between}
    Optional<List<T>> added(List<T> points, int index);
  }

  /// {@return the list with one more behind that at `index`; empty if no number lies between}
  Optional<FieldValue> added(FieldValue list, int index) {
    return adding.added(points.apply(list), index).map(value);
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
