package collisionbench.app.window.file;

import collisionbench.app.port.Pasted;
import collisionbench.app.scene.ShapeConvention;
import collisionbench.app.text.KebabCase;
import collisionbench.app.text.Texts;
import collisionbench.app.window.message.Notice;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.kordamp.ikonli.feather.Feather;

/// The conventions of numbers from other programs: chosen in the notice about a text that was read,
/// and saved in the settings.
public record ConventionSwitches(SettingsStore settings) {

  /// {@return the chosen conventions}
  public Set<ShapeConvention> chosen() {
    return settings.settings().get().pasting();
  }

  /// {@return a notice of what was understood; if there was something, with a switch for each
  /// convention that may apply}
  ///
  /// @param again reads the text again
  public Notice notice(Pasted pasted, String report, Runnable again) {
    List<Notice.Choice> switches =
        pasted.open().stream().sorted().map(convention -> choice(convention, again)).toList();
    return new Notice(
        Notice.About.ACTION,
        pasted.leftOut().isEmpty() ? Feather.CHECK : Feather.ALERT_TRIANGLE,
        report,
        pasted.bodies().isEmpty() ? List.of() : switches,
        false);
  }

  private Notice.Choice choice(ShapeConvention convention, Runnable again) {
    String key = "paste-" + KebabCase.of(convention);
    return new Notice.Choice(
        key,
        Texts.get(key.replace("paste-", "paste.")),
        chosen().contains(convention),
        () -> {
          settings.change(old -> old.withPasting(toggled(old.pasting(), convention)));
          again.run();
        });
  }

  private static Set<ShapeConvention> toggled(
      Set<ShapeConvention> conventions, ShapeConvention convention) {
    Set<ShapeConvention> toggled = new HashSet<>(conventions);
    if (!toggled.remove(convention)) {
      toggled.add(convention);
    }
    return toggled;
  }
}
