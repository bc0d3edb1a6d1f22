package collisionbench.app.window.message;

import collisionbench.app.settings.SettingsFile;
import collisionbench.bench.text.Texts;
import java.util.List;
import org.kordamp.ikonli.feather.Feather;

/// A message that does not block the window.
///
/// @param about the topic: a later notice about the same topic replaces it
/// @param choices the buttons; it can also be dismissed
/// @param passing whether it disappears with the next action in the window
public record Notice(
    About about, Feather icon, String sentence, List<Choice> choices, boolean passing) {

  public Notice {
    choices = List.copyOf(choices);
  }

  public enum About {
    /// The file of what is open.
    FILE,
    /// Something that was done or could not be done.
    ACTION,
    /// Undo steps that were dropped.
    HISTORY,
    SETTINGS,
    /// Programs that the user added as methods.
    PROGRAM,
    RECOVERY,
    /// Unsaved work of a window that has ended.
    LEFTOVER
  }

  /// Something that can be done.
  ///
  /// @param on whether it is a switch that is on
  public record Choice(String id, String label, boolean on, Runnable action) {

    public Choice(String id, String label, Runnable action) {
      this(id, label, false, action);
    }
  }

  /// {@return whether another has the same text and buttons}
  boolean isRepeatOf(Notice other) {
    return about == other.about
        && sentence.equals(other.sentence)
        && offers().equals(other.offers());
  }

  private List<String> offers() {
    return choices.stream().map(choice -> choice.label() + choice.on()).toList();
  }

  public static Notice done(String sentence) {
    return new Notice(About.ACTION, Feather.CHECK, sentence, List.of(), true);
  }

  public static Notice hint(String sentence) {
    return new Notice(About.ACTION, Feather.MOVE, sentence, List.of(), true);
  }

  public static Notice refused(String sentence) {
    return warning(About.ACTION, sentence);
  }

  /// {@return a notice of something optional}
  public static Notice word(About about, Feather icon, String sentence, Choice... choices) {
    return new Notice(about, icon, sentence, List.of(choices), false);
  }

  public static Notice warning(About about, String sentence, Choice... choices) {
    return new Notice(about, Feather.ALERT_TRIANGLE, sentence, List.of(choices), false);
  }

  public static Notice of(SettingsFile.Broken broken) {
    String reason = broken.reason(Texts.language());
    String key = broken.value() ? "settings.value" : "settings.unread";
    return warning(
        About.SETTINGS,
        broken
            .putAside()
            .map(aside -> Texts.get("settings.broken", broken.file(), reason, aside.getFileName()))
            .orElseGet(() -> Texts.get(key, broken.file(), reason)));
  }
}
