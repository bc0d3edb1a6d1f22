package collisionbench.bench.command;

import collisionbench.bench.folder.ListedScene;
import collisionbench.bench.folder.SceneCheck;
import collisionbench.bench.folder.SceneOutcome;
import collisionbench.bench.json.JsonPage;
import collisionbench.bench.json.JsonWriter;
import collisionbench.bench.map.MapFigures;
import collisionbench.bench.scene.Expectation;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.text.ReasonException;
import collisionbench.methods.method.Method;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Writes a web page about the outcomes of checked scenes, with their pictures: those that are not
/// as expected first. Where the method that a scene or an option names is not as expected, there is
/// a map of its answers. Without a display there are no pictures.
///
/// @param answerers who answered about the scenes
record CheckPage(SceneCheck.Reader reader, Answerers answerers, PagePictures pictures) {

  private static final String OPTION = "--report";

  /// The most scenes that are drawn.
  private static final int MOST_PICTURES = 200;

  /// The most scenes with a map, which takes longer.
  private static final int MOST_MAPS = 20;

  /// Refuses a folder in which the page would overwrite other files.
  static void requireReplaceable(Outputs outputs, Path folder, int scenes) throws CommandException {
    Outputs.requireFolder(OPTION, folder);
    outputs.requireReplaceable(OPTION, folder.resolve(PageFolder.PAGE), Outputs.Format.PAGE);
    for (int number = 1; number <= Math.min(scenes, MOST_PICTURES); number++) {
      outputs.requireReplaceable(OPTION, folder.resolve(picture(number)), Outputs.Format.PNG);
      outputs.requireReplaceable(OPTION, folder.resolve(map(number)), Outputs.Format.PNG);
    }
  }

  private static String picture(int number) {
    return "pictures/" + number + ".png";
  }

  private static String map(int number) {
    return "maps/" + number + ".png";
  }

  /// {@return the page, after writing it, first without pictures: an older page would show those of
  /// other scenes until all are drawn}
  ///
  /// @param silence the sentence that nothing was answered, if that is so
  Path publish(List<SceneOutcome> outcomes, Optional<String> silence) throws CommandException {
    List<SceneOutcome> ordered =
        outcomes.stream()
            .sorted(Comparator.comparingInt((SceneOutcome outcome) -> -Status.of(outcome.state())))
            .toList();
    Path _ = publish(ordered, silence, Map.of());
    return publish(ordered, silence, shown(ordered));
  }

  private Path publish(
      List<SceneOutcome> ordered,
      Optional<String> silence,
      Map<ListedScene, CheckPageJson.Shown> shown)
      throws CommandException {
    StringBuilder json = new StringBuilder();
    new CheckPageJson(JsonWriter.ascii(json), shown).write(ordered, silence);
    return pictures.folder().publish(JsonPage.of(CheckPage.class, "check.html", json.toString()));
  }

  /// {@return what there is to show of the first scenes}
  private Map<ListedScene, CheckPageJson.Shown> shown(List<SceneOutcome> outcomes)
      throws CommandException {
    Map<ListedScene, CheckPageJson.Shown> shown = new HashMap<>();
    int maps = 0;
    for (SceneOutcome outcome : outcomes) {
      ListedScene listed = outcome.listed();
      boolean open = shown.size() < MOST_PICTURES && !shown.containsKey(listed);
      boolean mapped = maps < MOST_MAPS && hasMap(outcome);
      if (open && outcome.error().isEmpty() && (pictures.hasDisplay() || mapped)) {
        Optional<CheckPageJson.Shown> one = shown(outcome, shown.size() + 1, mapped);
        one.ifPresent(there -> shown.put(listed, there));
        maps += mapped && one.isPresent() ? 1 : 0;
      }
    }
    return shown;
  }

  /// {@return what there is to show of a scene; empty if it cannot be read again}
  private Optional<CheckPageJson.Shown> shown(SceneOutcome outcome, int number, boolean mapped)
      throws CommandException {
    Scene scene;
    Optional<Method> by;
    try {
      scene = reader.read(outcome.listed());
      by = mapped ? answerers.of(outcome.listed(), scene).by() : Optional.empty();
    } catch (ReasonException unreadable) {
      pictures.report().accept("no image of " + unreadable.getMessage());
      return Optional.empty();
    }
    String file = picture(number);
    boolean drawn = pictures.draw(scene, outcome.listed().name(), file);
    Optional<MapFigures> figures =
        mapped
            ? Optional.of(mapped(outcome, scene, by.orElseThrow(), map(number)))
            : Optional.empty();
    return Optional.of(new CheckPageJson.Shown(Optional.of(file).filter(_ -> drawn), figures));
  }

  private MapFigures mapped(SceneOutcome outcome, Scene scene, Method by, String file)
      throws CommandException {
    Expectation.Pair pair = outcome.violations().getFirst().pair();
    return pictures.map(scene, List.of(pair.a(), pair.b()), by, file);
  }

  /// {@return whether a method that is named gives an answer that is not as expected}
  private static boolean hasMap(SceneOutcome outcome) {
    return outcome.checked().by().isPresent() && !outcome.violations().isEmpty();
  }
}
