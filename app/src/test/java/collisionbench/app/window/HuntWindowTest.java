package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.bench.evaluation.Coloring;
import collisionbench.bench.folder.ListedScene;
import collisionbench.bench.scenefile.BuiltInScenes;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Texts;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// A hunt that is started in the window.
class HuntWindowTest extends WindowTest {

  @Override
  Document document() {
    return Document.of(BuiltInScenes.named("fault-003-short-direction-2d").orElseThrow());
  }

  @AfterEach
  void speakEnglish() {
    Texts.use(Language.ENGLISH);
  }

  /// Starts a hunt of an hour.
  private void hunt() {
    robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.F);
    await("#hunt-length");
    ComboBox<?> lengths = robot.lookup("#hunt-length").queryAs(ComboBox.class);
    robot.interact(() -> lengths.getSelectionModel().select(3));
    robot.clickOn("#hunt-start");
    await("#hunt-words");
  }

  private boolean says(String words) {
    return robot.lookup("#hunt-words").queryAs(Label.class).getText().contains(words);
  }

  private ListView<?> list() {
    return robot.lookup("#folder-list").queryAs(ListView.class);
  }

  private boolean isVisible(String id) {
    return onFx(() -> robot.lookup("#" + id).query().isVisible());
  }

  /// The list follows the folder a little later, from which heavier findings drop others.
  private boolean listsWhatIsKept() {
    try (Stream<Path> files = Files.walk(home.resolve("hunts"))) {
      Set<String> kept =
          files
              .map(Path::toString)
              .filter(file -> file.endsWith(".json"))
              .collect(Collectors.toSet());
      Set<String> listed =
          onFx(() ->
              list().getItems().stream()
                  .map(scene -> ((ListedScene) scene).name())
                  .collect(Collectors.toSet()));
      return kept.equals(listed);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  @Test
  void findingsAreScenesColoredByTheMethod() {
    hunt();
    await(() -> !list().getItems().isEmpty());
    robot.clickOn("#hunt-stop");
    await(() -> says(" inputs. "));
    assertTrue(says("Article 003: circle and sector (float): "));
    assertTrue(says(" plain"));
    assertFalse(isVisible("hunt-stop"));
    await(this::listsWhatIsKept);
    ListView<?> list = list();
    robot.interact(() -> {
      list.requestFocus();
      list.getSelectionModel().select(0);
    });
    robot.type(KeyCode.ENTER);
    await(() -> session().document().get().file().isPresent());
    Path file = session().document().get().file().orElseThrow();
    assertTrue(file.getFileName().toString().startsWith("1-"), file::toString);
    assertEquals(
        Optional.of("article-003-circle-sector"),
        session().display().coloring().get().map(Coloring::method).map(method -> method.name()));
  }

  @Test
  void goesOnInAnotherLanguageAndStops() {
    hunt();
    switchLanguage();
    await("#hunt-stop");
    assertTrue(says("已试"));
    robot.clickOn("#hunt-stop");
    await(() -> !isVisible("hunt-stop"));
    assertTrue(says("个输入"));
    robot.clickOn("#hunt-close");
    await(() -> !isVisible("hunt-bar"));
  }
}
