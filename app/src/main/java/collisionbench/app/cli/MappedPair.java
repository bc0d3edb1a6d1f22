package collisionbench.app.cli;

import collisionbench.app.viewport.render.Framing;
import collisionbench.bench.command.CommandException;
import collisionbench.bench.command.MapViews;
import collisionbench.bench.command.NamedMethods;
import collisionbench.bench.comparison.ExplainingMethod;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.evaluation.PairAnswer;
import collisionbench.bench.map.MapColor;
import collisionbench.bench.map.MapPlane;
import collisionbench.bench.map.PairField;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.bench.text.KebabCase;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.NearMiss;
import collisionbench.bench.text.Phrase;
import collisionbench.bench.text.PlainText;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.builtin.Methods;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Finds the pair, the method and the plane of a map.
///
/// @param named the methods that the command line may name
/// @param color what the map shows, which the method must give
record MappedPair(Scene scene, NamedMethods named, MapColor color) {

  /// The most names of bodies to list.
  private static final int MOST_LISTED = 20;

  /// {@return the pair with the method that is asked}
  ///
  /// @param body the name of the body to move
  /// @param other the name of the one that stays; empty for the nearest
  /// @param methods the methods that are available beside the built-in ones
  /// @param by the one that is asked; empty to choose one
  PairField field(String body, Optional<String> other, List<String> methods, Optional<String> by)
      throws CommandException {
    Body moved = body("--body", body);
    Evaluation evaluation = Evaluation.of(scene);
    List<Body> pair = other.isPresent() ? pair(moved, other.get()) : nearest(evaluation, body);
    PairField field = PairField.of(pair.getFirst(), pair.getLast(), List.of(body));
    Optional<Method> chosen = chosen(methods, by);
    if (chosen.isEmpty()) {
      return ExplainingMethod.of(evaluation).map(field::by).filter(this::isAnswered).orElse(field);
    }
    MapViews.requireAnswered(field.by(chosen.get()), color);
    return field.by(chosen.get());
  }

  /// {@return a plane of a pair; by default the one that shows most of the edge}
  MapPlane plane(PairField field, Optional<MapPlane.Kind> kind) throws CommandException {
    if (kind.isEmpty()) {
      return MapPlane.of(field).getFirst();
    }
    if (scene.space() == Space.TWO) {
      throw new CommandException("--plane: a 2D scene has one plane only");
    }
    List<MapPlane> planes =
        MapPlane.of(field, scene.camera().orElseGet(() -> Framing.of(scene, 1)));
    return planes.stream()
        .filter(plane -> kind.get() == plane.kind())
        .findFirst()
        .orElseThrow(() ->
            new CommandException(
                "--plane: expected %s, since neither body is flat, found %s"
                    .formatted(words(planes), KebabCase.of(kind.get()))));
  }

  private static String words(List<MapPlane> planes) {
    return Phrase.oneOf(planes.stream().map(MapPlane::kind).sorted().map(KebabCase::of).toList())
        .in(Language.ENGLISH);
  }

  private Body body(String option, String name) throws CommandException {
    return scene
        .body(name)
        .orElseThrow(() -> {
          List<String> names = scene.bodies().stream().map(Body::id).limit(MOST_LISTED).toList();
          return new CommandException(
              "%s: %s: no such body%s; the scene has %s%s"
                  .formatted(
                      option,
                      PlainText.brief(name),
                      NearMiss.hint(name, List.copyOf(scene.ids())),
                      String.join(", ", names),
                      names.size() < scene.bodies().size() ? ", ..." : ""));
        });
  }

  /// {@return two bodies in the order of the scene}
  private List<Body> pair(Body moved, String other) throws CommandException {
    Body stays = body("--other", other);
    if (moved.id().equals(other)) {
      throw new CommandException("--other: expected another body than --body, found " + other);
    }
    return Stream.of(moved, stays)
        .sorted(Comparator.comparingInt(one -> scene.place(one.id()).orElseThrow()))
        .toList();
  }

  private static List<Body> nearest(Evaluation evaluation, String body) throws CommandException {
    PairAnswer pair =
        evaluation
            .closest(Set.of(body))
            .orElseThrow(() ->
                new CommandException(
                    "--body: %s: asked about no other body; name one with --other"
                        .formatted(body)));
    return List.of(pair.a(), pair.b());
  }

  private Optional<Method> chosen(List<String> methods, Optional<String> by)
      throws CommandException {
    List<Method> available = named.all(methods, Methods.EXACT);
    if (by.isPresent()) {
      return Optional.of(named.one(by.get()));
    }
    if (available.size() > 1) {
      throw new CommandException("--by: expected one of " + NamedMethods.names(available));
    }
    return available.stream().findFirst();
  }

  private boolean isAnswered(PairField field) {
    return field.isAnswered() && field.gives(color);
  }
}
