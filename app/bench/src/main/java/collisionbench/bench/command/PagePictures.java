package collisionbench.bench.command;

import collisionbench.bench.comparison.FailureWords;
import collisionbench.bench.map.Agreement;
import collisionbench.bench.map.AnswerMap;
import collisionbench.bench.map.MapColor;
import collisionbench.bench.map.MapFigures;
import collisionbench.bench.map.MapPlane;
import collisionbench.bench.map.PairField;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.PairMap;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.text.Language;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.MethodFailure;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Draws the pictures and the maps of answers of a page.
///
/// @param report receives the sentences about what cannot be drawn
record PagePictures(PageFolder folder, ScenePainter painter, Consumer<String> report) {

  /// The number of columns and rows, as of `map --size 128`. Slow methods need seconds for more.
  private static final int SIDE = 64;

  /// A map with its figures.
  private record Made(AnswerMap map, MapFigures figures) {}

  /// {@return whether there is a display, as far as is known}
  boolean hasDisplay() {
    return folder.hasDisplay();
  }

  /// Draws a scene.
  ///
  /// @param subject its name in messages
  /// @param file its name in the folder
  /// @return whether it was drawn
  /// @throws CommandException if the file cannot be written
  boolean draw(Scene scene, String subject, String file) throws CommandException {
    return folder.draw(subject, file, picture -> painter.paint(scene, picture), report);
  }

  /// {@return the figures of the map of a pair, with its picture if there is a display and not all
  /// places are alike; if there is no map, why}
  ///
  /// @param ids the names of the two bodies
  /// @param file its name in the folder
  /// @throws CommandException if the file cannot be written
  MapFigures map(Scene scene, List<String> ids, Method method, String file)
      throws CommandException {
    List<Body> pair = scene.bodies().stream().filter(body -> ids.contains(body.id())).toList();
    PairField field = PairField.of(pair.getFirst(), pair.getLast(), List.of()).by(method);
    Made made;
    try {
      made = made(field);
    } catch (CommandException | RuntimeException | StackOverflowError impossible) {
      return MapFigures.none(field, Failures.sentence(impossible));
    }
    String subject = "the map of " + scene.name();
    return made.map().everywhere().isEmpty()
            && folder.draw(subject, file, path -> painter.map(made.map(), scene, path), report)
        ? made.figures().with(file)
        : made.figures();
  }

  private static Made made(PairField field) throws CommandException {
    MapViews.requireAnswered(field, MapColor.AGREEMENT);
    MapViews views = MapViews.of(field, MapPlane.of(field).getFirst(), SIDE);
    AnswerMap map = views.map(PairMap.PLACES, MapColor.AGREEMENT);
    MapFigures figures = MapFigures.of(map, views.rim());
    Optional<MethodFailure> failure = field.failure();
    boolean isSilent = map.everywhere().equals(Optional.of(Agreement.NO_ANSWER));
    if (isSilent || failure.filter(MethodFailure.GivenUp.class::isInstance).isPresent()) {
      throw new CommandException(
          "%s: %s"
              .formatted(
                  field.method().name(),
                  failure
                      .map(why -> FailureWords.of(why).in(Language.ENGLISH))
                      .orElse("no yes or no at any place")));
    }
    return new Made(map, figures);
  }
}
