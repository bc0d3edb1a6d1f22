package collisionbench.app.window.action;

import collisionbench.app.session.Session;
import collisionbench.app.text.Texts;
import collisionbench.app.window.action.Command.Place;
import collisionbench.app.window.message.MessageDialogs;
import java.lang.module.ModuleDescriptor;
import javafx.application.Platform;
import org.kordamp.ikonli.feather.Feather;

/// Shows the key sheet and the About dialog.
public final class HelpActions {

  private HelpActions() {}

  public static void define(Commands commands, Session session, MessageDialogs messages) {
    commands
        .group(Place.HELP, 0)
        .add("keys", "F1", Feather.HELP_CIRCLE, () -> showKeys(commands, session, messages));
    commands.group(Place.HELP, 1).add("about", "Shift+F1", () -> showVersion(messages));
  }

  private static void showKeys(Commands commands, Session session, MessageDialogs messages) {
    KeySheet sheet =
        new KeySheet(commands, session.display().view().get().mouse(), messages.owner());
    Platform.runLater(sheet::focus);
    messages.show(commands.get("keys").label(), sheet, Feather.HELP_CIRCLE);
  }

  private static void showVersion(MessageDialogs messages) {
    String text = Texts.get("about.text", version());
    messages.show(Texts.get("window.name"), MessageDialogs.text(text), Feather.INFO);
  }

  private static String version() {
    ModuleDescriptor module = HelpActions.class.getModule().getDescriptor();
    return module == null ? "" : module.rawVersion().orElse("");
  }
}
