package collisionbench.app.panel.inspector;

import collisionbench.bench.scene.ChangeKind;
import collisionbench.bench.scene.FieldValue;
import collisionbench.bench.text.ReasonException;
import collisionbench.bench.text.Texts;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// A field that is a list of points, to which points can be added.
///
/// @param word the word for one of them in keys of texts and ids of fields
/// @param more names the edit that adds one
/// @param fewer names the edit that removes one
record ListedPoints(String word, int least, int most, ChangeKind more, ChangeKind fewer) {

  /// Of a polygon.
  static final ListedPoints CORNERS =
      new ListedPoints(
          "corner", 3, Integer.MAX_VALUE, ChangeKind.MORE_CORNERS, ChangeKind.FEWER_CORNERS);

  /// Of a hull.
  static final ListedPoints POINTS =
      new ListedPoints(
          "point", 1, Hull.MOST_POINTS, ChangeKind.MORE_POINTS, ChangeKind.FEWER_POINTS);

  private boolean isFlat() {
    return word.equals("corner");
  }

  List<double[]> coordinates(FieldValue list) {
    return list.points().stream()
        .map(at -> isFlat() ? new double[] {at.x(), at.y()} : new double[] {at.x(), at.y(), at.z()})
        .toList();
  }

  /// {@return the points in a text, in the usual order}
  FieldValue read(String text) throws ReasonException {
    Stream<double[]> points = PointText.read(text, isFlat() ? 2 : 3).stream();
    return isFlat()
        ? new FieldValue.Corners(
            Polygon.ofRing(points.map(at -> new Vec2(at[0], at[1])).toList()).vertices())
        : new FieldValue.Points(
            new Hull(points.map(at -> new Vec3(at[0], at[1], at[2])).toList()).points());
  }

  /// {@return the list with one more behind that at `index`; refused if no number lies between}
  FieldValue added(FieldValue list, int index) throws ReasonException {
    return switch (list) {
      case FieldValue.Corners(List<Vec2> corners) ->
          new FieldValue.Corners(
              AddedPoint.corner(corners, index)
                  .orElseThrow(() -> new ReasonException("corner.no-room")));
      case FieldValue.Points(List<Vec3> places) ->
          new FieldValue.Points(AddedPoint.point(places, index));
      default -> list;
    };
  }

  FieldValue without(FieldValue list, int index) {
    return switch (list) {
      case FieldValue.Corners(List<Vec2> corners) ->
          new FieldValue.Corners(without(corners, index));
      case FieldValue.Points(List<Vec3> places) -> new FieldValue.Points(without(places, index));
      default -> list;
    };
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
