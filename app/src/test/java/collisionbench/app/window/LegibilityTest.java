package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.app.session.Document;
import collisionbench.app.session.Selection;
import collisionbench.app.settings.Layout;
import collisionbench.app.settings.View;
import collisionbench.app.window.message.MessageDialogs;
import collisionbench.bench.lesson.BuiltInLessons;
import collisionbench.bench.lesson.Lesson;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scenefile.BuiltInScenes;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Texts;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javafx.application.Platform;
import javafx.geometry.Dimension2D;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.MenuBar;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Every text in the window can be read, in English and in Chinese. The window is small, where text
/// is cut first; long names and numbers are looked at in a large one, too. The themes differ in
/// colors only.
class LegibilityTest extends WindowTest {

  private static final Dimension2D SMALL = new Dimension2D(1024, 700);
  private static final Dimension2D LARGE = new Dimension2D(1600, 1000);

  private static final String LONG =
      "a name that says what its body is there for ".repeat(3).strip();

  private final Set<String> faults = new LinkedHashSet<>();

  /// The last one is that of the window.
  private final List<Dimension2D> sizes = new ArrayList<>(List.of(LARGE, SMALL));

  /// What is done in both languages.
  private interface Visit {
    void run();
  }

  @Override
  Dimension2D size() {
    return SMALL;
  }

  @Override
  Document document() {
    return Document.of(BuiltInScenes.named(BuiltInScenes.FIRST).orElseThrow());
  }

  @AfterEach
  void speakEnglish() {
    Texts.use(Language.ENGLISH);
  }

  @Test
  void lessonsCanBeRead() {
    inBothLanguages(
        () -> BuiltInLessons.all().forEach(lesson -> robot.interact(() -> take(lesson))));
  }

  private void take(Lesson lesson) {
    window.files().lessons().begin(lesson);
    for (int step = 0; step < lesson.steps().size(); step++) {
      window.files().lessons().open(lesson, step);
      show(Layout.Tab.STEPS);
      checkWindow(lesson.key(step));
    }
  }

  @Test
  void scenesCanBeRead() {
    inBothLanguages(() -> BuiltInScenes.all().forEach(entry -> robot.interact(() -> look(entry))));
  }

  private void look(BuiltInScenes.Entry entry) {
    window.files().open(Document.builtIn(entry.key(), entry.scene()));
    List<String> ids = scene().bodies().stream().map(Body::id).toList();
    show(Layout.Tab.ANSWERS);
    session().showTime(0.0625);
    session().select(Selection.of(ids.getFirst()));
    checkWindow(entry.key());
  }

  /// The numbers are as long as six digits and a sign make them.
  @Test
  void fieldsCanBeRead() {
    Vec3 long3 = new Vec3(-0.0123456, -1234.56, -12.3456);
    Rotation turn = new Rotation(-0.1, -0.2, -0.3, -0.9);
    Body3 box =
        new Body3("box", new Box(long3, new Vec3(123.456, 0.0123456, 1.23456), turn), long3);
    Body3 far = new Body3("far", new Triangle(long3, Vec3.ZERO, Vec3.X));
    robot.interact(() -> window.files().open(Document.of(inSpace(box, far))));
    inBothLanguages(() ->
        robot.interact(() -> {
          for (Selection selection :
              List.of(
                  Selection.of("box"), Selection.of("far"), new Selection(List.of("box", "far")))) {
            session().select(selection);
            unfoldAll();
            checkBothSizes(selection.toString());
          }
        }));
  }

  private void unfoldAll() {
    stage.getScene().getRoot().lookupAll(".disclosure-line").stream()
        .map(ToggleButton.class::cast)
        .filter(line -> !line.isSelected())
        .forEach(ToggleButton::fire);
  }

  @Test
  void methodAnswersCanBeRead() {
    robot.interact(() -> show(Layout.Tab.METHODS));
    inBothLanguages(() -> {
      for (BuiltInScenes.Entry entry : BuiltInScenes.all()) {
        if (entry.group() == BuiltInScenes.Group.FAULT) {
          robot.interact(() -> window.files().open(Document.builtIn(entry.key(), entry.scene())));
          await(this::methodsHaveAnswered);
          robot.interact(() -> checkWindow(entry.key() + ", methods"));
        }
      }
    });
  }

  private boolean methodsHaveAnswered() {
    Set<Button> rows = robot.lookup(".method-row").queryAllAs(Button.class);
    String answered = Texts.get("compare.explain");
    return !rows.isEmpty()
        && rows.stream().allMatch(row -> row.getTooltip().getText().contains(answered));
  }

  @Test
  void dialogsAndLongNamesCanBeRead() {
    inBothLanguages(() -> {
      robot.push(KeyCode.CONTROL, KeyCode.P);
      robot.interact(() -> check("gallery", (Parent) robot.lookup(".gallery").query()));
      robot.push(KeyCode.ESCAPE);
      robot.interact(() -> {
        session().make(new Edit.Name(LONG));
        scene().ids().forEach(id -> session().make(new Edit.Rename(id, id + LONG)));
        session().make(new Edit.Move(scene().bodies().getFirst().id(), new Vec3(0.1, 0, 0)));
        session().display().show(session().display().view().get().toggled(View.Layer.CONTACTS));
        fire("history");
        checkBothSizes("long names");
        fire("history");
      });
      robot.push(KeyCode.CONTROL, KeyCode.P);
      robot.interact(() -> check("gallery", (Parent) robot.lookup(".gallery").query()));
      robot.push(KeyCode.ESCAPE);
      for (Runnable dialog : dialogs()) {
        robot.interact(() -> Platform.runLater(dialog));
        settle();
        Parent pane = (Parent) robot.lookup(".dialog-pane").query();
        robot.interact(() -> check("dialog", pane));
        robot.push(KeyCode.ESCAPE);
      }
    });
  }

  private List<Runnable> dialogs() {
    MessageDialogs questions = new MessageDialogs(stage);
    return List.of(
        () -> fire("keys"),
        () -> fire("about"),
        () -> fire("settings"),
        () -> fire("copy-pair"),
        () -> questions.askToSave(LONG, "ask.consequence"),
        () -> questions.showError(Texts.get("failure.open"), LONG + "\n" + LONG),
        () ->
            questions.mayLose(
                Texts.get("ask.replace-heading", LONG),
                Texts.get("changed.reload-consequence"),
                "ask.replace"));
  }

  private void fire(String id) {
    robot.lookup("#menu-bar").queryAs(MenuBar.class).getMenus().stream()
        .flatMap(menu -> menu.getItems().stream())
        .filter(item -> id.equals(item.getId()))
        .findFirst()
        .orElseThrow()
        .fire();
  }

  private void inBothLanguages(Visit visit) {
    visit.run();
    switchLanguage();
    visit.run();
    assertEquals("", String.join("\n", faults));
  }

  private void show(Layout.Tab tab) {
    session().display().arrange(session().display().layout().get().showing(tab));
  }

  private void checkWindow(String where) {
    Parent root = stage.getScene().getRoot();
    root.applyCss();
    check(where, root);
  }

  /// Lays the window out in both sizes, without asking the desktop for them, beginning with the
  /// size that it has.
  private void checkBothSizes(String where) {
    Parent root = stage.getScene().getRoot();
    Collections.reverse(sizes);
    for (Dimension2D size : sizes) {
      root.resize(size.getWidth(), size.getHeight());
      checkWindow((int) size.getWidth() + " " + where);
    }
  }

  private void check(String where, Parent root) {
    for (int pass = 0; pass < 3; pass++) {
      root.layout();
    }
    Legibility.faults(root)
        .forEach(fault -> faults.add(Texts.language().tag() + " " + where + ": " + fault));
  }
}
