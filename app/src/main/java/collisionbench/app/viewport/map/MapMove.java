package collisionbench.app.viewport.map;

import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.map.PairField;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.ChangeKind;
import collisionbench.bench.scene.Edit;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import java.util.Set;

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
  /// if the body is gone or does not fit into the doubles there}
  ///
  /// @param place in the field
  /// @param drawn the body when the map was drawn
  static Optional<Edit> to(PairField field, Vec3 place, Body drawn, Evaluation evaluation) {
    return evaluation.bodies().stream()
        .filter(body -> body.id().equals(drawn.id()))
        .findFirst()
        .flatMap(now ->
            now.equals(drawn) && !now.moves() ? exactly(field, place) : about(field, place, now));
  }

  private static Optional<Edit> exactly(PairField field, Vec3 place) {
    return field.body(place).map(there -> new Edit.Change(ChangeKind.PLACE, List.of(there)));
  }

  private static Optional<Edit> about(PairField field, Vec3 place, Body now) {
    Vec3 by = field.moved().center().plus(place).minus(now.center());
    return Optional.of(new Edit.Move(Set.of(now.id()), by));
  }
}
