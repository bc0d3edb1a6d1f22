package collisionbench.app.cli;

import collisionbench.app.folder.ListedScene;
import collisionbench.app.folder.SceneCheck;
import collisionbench.app.folder.SceneOutcome;
import collisionbench.app.json.JsonPage;
import collisionbench.app.json.JsonWriter;
import collisionbench.app.text.ReasonException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/// Writes a web page about the outcomes of checked scenes, with their pictures: those that are not
/// as expected first. Without a display there are no pictures.
record CheckPage(
    SceneCheck.Reader reader, ScenePainter painter, DraftFolder folder, PrintWriter err)
    implements AutoCloseable {

  private static final String OPTION = "--report";

  /// The most scenes that are drawn.
  private static final int MOST_PICTURES = 200;

  static CheckPage at(Path folder, SceneCheck.Reader reader, ScenePainter painter, PrintWriter err)
      throws CommandException {
    return new CheckPage(reader, painter, DraftFolder.at(folder), err);
  }

  /// Refuses a folder in which the page would overwrite other files.
  static void requireReplaceable(Outputs outputs, Path folder, int scenes) throws CommandException {
    Outputs.requireFolder(OPTION, folder);
    outputs.requireReplaceable(OPTION, folder.resolve(DraftFolder.PAGE), OutputFormat.PAGE);
    for (int number = 1; number <= Math.min(scenes, MOST_PICTURES); number++) {
      outputs.requireReplaceable(OPTION, folder.resolve(picture(number)), OutputFormat.PNG);
    }
  }

  private static String picture(int number) {
    return "pictures/" + number + ".png";
  }

  /// {@return the page, after writing it}
  ///
  /// @param silence the sentence that nothing was answered, if that is so
  Path publish(List<SceneOutcome> outcomes, Optional<String> silence) throws CommandException {
    List<SceneOutcome> ordered =
        outcomes.stream()
            .sorted(Comparator.comparingInt((SceneOutcome outcome) -> -Status.of(outcome.state())))
            .toList();
    StringBuilder json = new StringBuilder();
    new CheckPageJson(JsonWriter.ascii(json), drawn(ordered)).write(ordered, silence);
    return folder.publish(JsonPage.of(CheckPage.class, "check.html", json.toString()));
  }

  /// {@return the files of the pictures that could be drawn}
  private Map<ListedScene, String> drawn(List<SceneOutcome> outcomes) throws CommandException {
    Map<ListedScene, String> files = new HashMap<>();
    List<ListedScene> first =
        outcomes.stream()
            .filter(outcome -> outcome.error().isEmpty())
            .map(SceneOutcome::listed)
            .distinct()
            .limit(MOST_PICTURES)
            .toList();
    Consumer<String> report = sentence -> Failures.print(err, sentence);
    PagePictures page = new PagePictures(painter, folder, report);
    for (ListedScene listed : first) {
      if (!page.hasDisplay()) {
        break;
      }
      String file = picture(files.size() + 1);
      try {
        if (page.draw(reader.read(listed), listed.name(), file)) {
          files.put(listed, file);
        }
      } catch (ReasonException unreadable) {
        report.accept("no image of " + unreadable.getMessage());
      }
    }
    return files;
  }

  @Override
  public void close() throws CommandException {
    folder.close();
  }
}
