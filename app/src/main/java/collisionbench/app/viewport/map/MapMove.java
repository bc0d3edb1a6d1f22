package collisionbench.app.viewport.map;

import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.map.PairField;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.ChangeKind;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Scene;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Moves the body of a map to one of its places.
public final class MapMove {

  private MapMove() {}

  /// Moves the body, and asks about the same pair from then on.
  ///
  /// @param drawn the body when the map was drawn
  public static void make(Session session, PairField field, Vec3 place, Body drawn) {
    Optional<Edit> edit = to(field, place, drawn, session.evaluation().get());
    edit.ifPresent(move -> {
      session.display().askAbout(new Selection(List.of(field.other().id(), field.moved().id())));
      session.make(move);
    });
  }

  /// {@return the edit: to the last bit, unless the body moves in time or has changed since; empty
  /// if the body is gone, locked or hidden, or if a moved body does not fit into the doubles there}
  ///
  /// The others of its group move with it, as if they were dragged.
  ///
  /// @param place in the field
  /// @param drawn the body when the map was drawn
  static Optional<Edit> to(PairField field, Vec3 place, Body drawn, Evaluation evaluation) {
    Scene scene = evaluation.scene();
    Set<String> together =
        Selection.ofGroup(drawn.id(), scene).where(id -> isFree(id, scene)).all();
    return evaluation.bodies().stream()
        .filter(body -> body.id().equals(drawn.id()) && together.contains(body.id()))
        .findFirst()
        .flatMap(now ->
            now.equals(drawn) && !now.moves()
                ? exactly(field, place, now, others(now, together, scene))
                : about(field, place, now, together));
  }

  /// {@return whether dragging moves a body: not if it is locked or hidden}
  private static boolean isFree(String id, Scene scene) {
    return !scene.locked().contains(id) && !scene.hidden().contains(id);
  }

  private static List<Body> others(Body now, Set<String> together, Scene scene) {
    return scene.bodies().stream()
        .filter(body -> together.contains(body.id()) && !body.id().equals(now.id()))
        .toList();
  }

  private static Optional<Edit> exactly(PairField field, Vec3 place, Body now, List<Body> others) {
    return field
        .body(place)
        .flatMap(there -> withOthers(there, there.center().minus(now.center()), others));
  }

  private static Optional<Edit> withOthers(Body there, Vec3 by, List<Body> others) {
    try {
      Stream<Body> moved = others.stream().map(other -> other.movedBy(by));
      List<Body> all = Stream.concat(Stream.of(there), moved).toList();
      return Optional.of(new Edit.Change(ChangeKind.PLACE, all));
    } catch (IllegalArgumentException beyondDoubles) {
      return Optional.empty();
    }
  }

  private static Optional<Edit> about(PairField field, Vec3 place, Body now, Set<String> together) {
    Vec3 by = field.moved().center().plus(place).minus(now.center());
    return Optional.of(new Edit.Move(together, by));
  }
}
