package collisionbench.app.settings;

import collisionbench.app.text.Language;
import collisionbench.app.text.Languages;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// The table of what the window remembers: how each value is called in the file, what it is at
/// first, and how it stands there.
public final class Setting<T> {

  /// Empty as long as it is the desktop's, whichever that has at the time.
  public static final Setting<Optional<Theme>> THEME =
      new Setting<>("theme", Optional.empty(), Form.word(Theme.class).optional());

  /// Empty as long as it is the desktop's.
  public static final Setting<Optional<Language>> LANGUAGE =
      new Setting<>(
          "language",
          Optional.empty(),
          Form.text(Languages.SPOKEN::called, Language::tag).optional());

  /// Where the window was last; empty before the first time.
  public static final Setting<Optional<Bounds>> WINDOW =
      new Setting<>("window", Optional.empty(), Bounds.FORM);

  /// The panes beside the picture.
  public static final Setting<Layout> LAYOUT = new Setting<>("layout", Layout.FIRST, Layout.FORM);

  /// How scenes are shown.
  public static final Setting<View> VIEW = new Setting<>("view", View.FIRST, View.FORM);

  /// The files last opened or saved, the last one first.
  public static final Setting<List<Path>> RECENT =
      new Setting<>("recent", List.of(), Form.texts(Setting::file, Path::toString));

  /// The programs that the user added as methods, in the order in which they were added.
  public static final Setting<List<ProgramCommand>> PROGRAMS =
      new Setting<>("programs", List.of(), ProgramCommand.FORM.list());

  /// All of them, in the order of the file.
  static final List<Setting<?>> ALL =
      List.of(THEME, LANGUAGE, WINDOW, LAYOUT, VIEW, RECENT, PROGRAMS);

  private final T first;
  private final Member<Settings, T> member;

  private Setting(String name, T first, Form<T> form) {
    this.first = first;
    member = new Member<>(name, settings -> settings.get(this), form);
  }

  T first() {
    return first;
  }

  Member<Settings, T> member() {
    return member;
  }

  /// {@return the file of that name; nothing for what cannot be one, such as a root}
  static Optional<Path> file(String name) {
    try {
      return Optional.of(Path.of(name)).filter(path -> path.getFileName() != null);
    } catch (InvalidPathException _) {
      return Optional.empty();
    }
  }
}
