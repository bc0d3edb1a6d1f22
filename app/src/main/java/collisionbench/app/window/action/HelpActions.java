package collisionbench.app.window.action;

import collisionbench.app.session.Session;
import collisionbench.app.text.Texts;
import collisionbench.app.window.message.MessageDialogs;
import java.lang.module.ModuleDescriptor;
import javafx.application.Platform;
import org.kordamp.ikonli.feather.Feather;

/// Shows the key sheet and the About dialog.
public final class HelpActions {

  private HelpActions() {}

  /// Defines the actions.
  public static void define(Actions actions, Session session, MessageDialogs messages) {
    actions.on(
        Action.KEYS,
        () -> {
          KeySheet sheet =
              new KeySheet(actions, session.display().view().get().mouse(), messages.owner());
          Platform.runLater(sheet::focus);
          messages.show(Action.KEYS.label(), sheet, Feather.HELP_CIRCLE);
        });
    actions.on(
        Action.ABOUT,
        () ->
            messages.show(
                Texts.get("window.name"),
                MessageDialogs.text(Texts.get("about.text", version())),
                Feather.INFO));
  }

  private static String version() {
    ModuleDescriptor module = HelpActions.class.getModule().getDescriptor();
    return module == null ? "" : module.rawVersion().orElse("");
  }
}
