package collisionbench.app.window.action;

import collisionbench.app.session.Session;
import collisionbench.app.text.Texts;
import collisionbench.app.window.message.Questions;
import java.lang.module.ModuleDescriptor;
import javafx.application.Platform;
import org.kordamp.ikonli.feather.Feather;

/// The sheet of keys, and what the program is.
public final class HelpActions {

  private HelpActions() {}

  /// Defines the actions.
  public static void define(Actions actions, Session session, Questions questions) {
    actions.on(
        Action.KEYS,
        () -> {
          KeySheet sheet =
              new KeySheet(actions, session.display().view().get().mouse(), questions.owner());
          Platform.runLater(sheet::focus);
          questions.tell(Texts.get("action.keys"), sheet, Feather.HELP_CIRCLE);
        });
    actions.on(
        Action.ABOUT,
        () ->
            questions.tell(
                Texts.get("window.name"),
                Questions.text(Texts.get("about.text", version())),
                Feather.INFO));
  }

  private static String version() {
    ModuleDescriptor module = HelpActions.class.getModule().getDescriptor();
    return module == null ? "" : module.rawVersion().orElse("");
  }
}
