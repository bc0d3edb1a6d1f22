package collisionbench.app.window.program;

import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.session.Session;
import collisionbench.app.window.action.Command.Place;
import collisionbench.app.window.action.Commands;
import collisionbench.app.window.action.Commands.Group;
import collisionbench.app.window.document.FileDialogs;
import collisionbench.app.window.document.FileManager;
import collisionbench.app.window.message.Notice;
import collisionbench.bench.method.LiveProgram;
import collisionbench.bench.method.ProgramCommand;
import collisionbench.bench.method.ProgramState.Phase;
import collisionbench.bench.method.Template;
import collisionbench.bench.storage.AtomicFile;
import collisionbench.bench.storage.FileFailure;
import collisionbench.bench.text.KebabCase;
import collisionbench.bench.text.Phrase;
import collisionbench.bench.text.PlainText;
import collisionbench.bench.text.Texts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The menu items that add programs, and a menu for each added one.
///
/// @param session the initial folder of a command is that of the open file
public record ProgramMenu(
    AddedPrograms programs,
    FileDialogs files,
    ProgramDialogs dialogs,
    Session session,
    Consumer<Notice> notices) {

  /// The maximum length of a menu item.
  private static final int LONGEST = 80;

  public void define(Commands commands) {
    Group group = commands.group(Place.PROGRAM, 0);
    group.add("new-program", "Shortcut+Shift+W", Feather.FILE_PLUS, this::begin);
    group.add("add-program", "Shortcut+Shift+O", Feather.PLUS, this::add);
    group.add("add-command", "Shortcut+Shift+M", Feather.TERMINAL, this::ask);
  }

  private void begin() {
    files.newProgram().ifPresent(this::begin);
  }

  private void add() {
    files.openProgram().ifPresent(this::add);
  }

  private void ask() {
    dialogs.askForCommand(folder(), programs::add);
  }

  /// Writes a program from a template. It is not added yet if it has to be built first.
  private void begin(Path file) {
    Template template = Template.of(file).orElse(Template.PYTHON);
    try {
      AtomicFile.replace(file, template.text(file));
    } catch (IOException failure) {
      notices.accept(Notice.refused(Phrase.about(file.toString(), FileFailure.of(failure)).text()));
      return;
    }
    if (template.runsAsItIs()) {
      add(file);
    } else {
      notices.accept(
          Notice.done(Texts.get("added.build", PlainText.brief(file.getFileName().toString()))));
    }
  }

  private void add(Path file) {
    Path whole = file.toAbsolutePath();
    Path folder = Optional.ofNullable(whole.getParent()).orElse(whole);
    dialogs.ask(List.of(new ProgramCommand(whole.toString(), folder)), programs::add);
  }

  private Path folder() {
    return session
        .file()
        .flatMap(file -> Optional.ofNullable(file.toAbsolutePath().getParent()))
        .orElse(Path.of(System.getProperty("user.home")));
  }

  /// Keeps the programs listed at the end of a menu.
  public void listen(Menu menu, ObservableValue<Boolean> inUse) {
    List<MenuItem> adding = List.copyOf(menu.getItems());
    programs.programs().when(inUse).subscribe(_ -> fill(menu, adding));
    // The end of a program is not reported.
    menu.addEventHandler(Menu.ON_SHOWING, _ -> fill(menu, adding));
  }

  private void fill(Menu menu, List<MenuItem> adding) {
    List<MenuItem> items = new ArrayList<>(adding);
    List<AddedProgram> added = programs.programs().get();
    if (!added.isEmpty()) {
      items.add(new SeparatorMenuItem());
    }
    for (AddedProgram program : added) {
      items.add(menu(program, "program-" + added.indexOf(program)));
    }
    if (!labels(items).equals(labels(menu.getItems()))) {
      menu.getItems().setAll(items);
    }
  }

  private static List<String> labels(List<MenuItem> items) {
    return items.stream().map(item -> String.valueOf(item.getText())).toList();
  }

  private Menu menu(AddedProgram added, String id) {
    LiveProgram program = added.program();
    Phase phase = added.phase();
    Menu menu =
        new Menu(
            Texts.get(
                "added.item",
                PlainText.brief(program.name()),
                Texts.get("added.phase-" + KebabCase.of(phase))));
    menu.setMnemonicParsing(false);
    menu.setId(id);
    FontIcon icon = new FontIcon(icon(phase));
    icon.getStyleClass().add("program-" + KebabCase.of(phase));
    menu.setGraphic(icon);
    added.trouble().ifPresent(trouble -> menu.getItems().add(sentence(trouble)));
    menu.getItems()
        .addAll(
            start(added, id),
            item(id, "log", Feather.FILE_TEXT, () -> dialogs.showLog(added)),
            item(id, "folder", Feather.FOLDER, () -> showInFolder(program)),
            item(id, "remove", Feather.TRASH_2, () -> programs.remove(program)));
    return menu;
  }

  private MenuItem start(AddedProgram added, String id) {
    return added.state().awaitsAgreement()
        ? item(id, "look", Feather.EYE, () -> programs.restart(added))
        : item(id, "restart", Feather.REFRESH_CW, () -> programs.restart(added));
  }

  private static MenuItem sentence(Phrase trouble) {
    MenuItem sentence = new MenuItem(PlainText.cut(trouble.text(), LONGEST));
    sentence.setMnemonicParsing(false);
    sentence.setDisable(true);
    return sentence;
  }

  private static MenuItem item(String program, String key, Feather icon, Runnable action) {
    MenuItem item = Nodes.menuItem(program + "-" + key, Texts.get("added." + key), action);
    item.setGraphic(new FontIcon(icon));
    return item;
  }

  private static Feather icon(Phase phase) {
    return switch (phase) {
      case STARTING -> Feather.LOADER;
      case RUNNING -> Feather.CHECK_CIRCLE;
      case STOPPED -> Feather.PAUSE_CIRCLE;
      case ENDED -> Feather.STOP_CIRCLE;
      case OUTDATED -> Feather.CLOCK;
      case UNAGREED -> Feather.LOCK;
      case REFUSED -> Feather.ALERT_TRIANGLE;
    };
  }

  private void showInFolder(LiveProgram program) {
    try {
      FileManager.show(program.file().orElse(program.folder()));
    } catch (IOException failure) {
      notices.accept(
          Notice.refused(Texts.get("added.no-file-manager", String.valueOf(failure.getMessage()))));
    }
  }
}
