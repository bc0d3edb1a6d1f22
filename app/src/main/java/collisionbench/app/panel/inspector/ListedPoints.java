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

/// The fields that are a list of points, and what can be done to them.
enum ListedPoints {
  /// Of a polygon.
  CORNERS("corner", 3, Integer.MAX_VALUE, ChangeKind.MORE_CORNERS, ChangeKind.FEWER_CORNERS) {
    @Override
    Optional<FieldValue> added(FieldValue value, int index) {
      return PolygonCorners.added(corners(value), index).map(FieldValue.Corners::new);
    }

    @Override
    FieldValue without(FieldValue value, int index) {
      return new FieldValue.Corners(without(corners(value), index));
    }

    private List<Vec2> corners(FieldValue value) {
      return ((FieldValue.Corners) value).corners();
    }
  },
  /// Of a hull.
  POINTS("point", 1, Hull.MOST_POINTS, ChangeKind.MORE_POINTS, ChangeKind.FEWER_POINTS) {
    @Override
    Optional<FieldValue> added(FieldValue value, int index) {
      return Optional.of(new FieldValue.Points(HullPoints.added(places(value), index)));
    }

    @Override
    FieldValue without(FieldValue value, int index) {
      return new FieldValue.Points(without(places(value), index));
    }

    @Override
    Optional<String> limit(int count) {
      if (count <= least()) {
        return Optional.of(Texts.get("point.least"));
      }
      return count >= most() ? Optional.of(Texts.get("point.most", most())) : Optional.empty();
    }

    private List<Vec3> places(FieldValue value) {
      return ((FieldValue.Points) value).places();
    }
  };

  private final String word;
  private final int least;
  private final int most;
  private final ChangeKind more;
  private final ChangeKind fewer;

  ListedPoints(String word, int least, int most, ChangeKind more, ChangeKind fewer) {
    this.word = word;
    this.least = least;
    this.most = most;
    this.more = more;
    this.fewer = fewer;
  }

  /// {@return the list with one more behind that at `index`; empty if there is no number for it}
  abstract Optional<FieldValue> added(FieldValue value, int index);

  /// {@return the list without one of them}
  abstract FieldValue without(FieldValue value, int index);

  static <T> List<T> without(List<T> points, int index) {
    List<T> fewer = new ArrayList<>(points);
    fewer.remove(index);
    return fewer;
  }

  /// {@return what texts call one of them, and names of fields}
  String word() {
    return word;
  }

  int least() {
    return least;
  }

  int most() {
    return most;
  }

  /// {@return why no more can be taken away of so many, or added, where that needs to be said}
  Optional<String> limit(int count) {
    return Optional.empty();
  }

  /// {@return what it is called that one is added}
  ChangeKind more() {
    return more;
  }

  /// {@return what it is called that one is taken away}
  ChangeKind fewer() {
    return fewer;
  }
}
