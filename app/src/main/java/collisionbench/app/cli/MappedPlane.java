package collisionbench.app.cli;

import collisionbench.app.viewport.render.Framing;
import collisionbench.bench.command.CommandException;
import collisionbench.bench.map.MapPlane;
import collisionbench.bench.map.PairField;
import collisionbench.bench.map.Places;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.bench.text.KebabCase;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Phrase;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Chooses the plane of a map.
final class MappedPlane {

  private MappedPlane() {}

  /// {@return the plane in which the body is moved}
  ///
  /// @param kind which plane; empty for the one that shows most of the edge
  static MapPlane of(Scene scene, PairField field, Optional<MapPlane.Kind> kind)
      throws CommandException {
    if (kind.isPresent() && scene.space() == Space.TWO) {
      throw new CommandException("--plane: a 2D scene has one plane only");
    }
    List<MapPlane> planes =
        MapPlane.of(field, scene.camera().orElseGet(() -> Framing.of(scene, 1)));
    return planes.stream()
        .filter(plane -> kind.isEmpty() || kind.get() == plane.kind())
        .findFirst()
        .orElseThrow(() ->
            new CommandException(
                "--plane: expected %s, since neither body is flat, found %s"
                    .formatted(words(planes), KebabCase.of(kind.orElseThrow()))));
  }

  private static String words(List<MapPlane> planes) {
    return Phrase.oneOf(planes.stream().map(MapPlane::kind).sorted().map(KebabCase::of).toList())
        .in(Language.ENGLISH);
  }

  /// {@return whether the body can be moved to the corners of a map}
  static boolean fits(PairField field, Places places) {
    return Stream.of(places.at(0, 0), places.at(places.columns(), places.rows()))
        .map(field.moved().center()::plus)
        .allMatch(Vec3::isFinite);
  }
}
