package collisionbench.app.cli;

import collisionbench.app.folder.ListedScene;
import collisionbench.app.folder.SceneCheck;
import collisionbench.app.folder.SceneCheckException;
import collisionbench.app.preset.SceneFileException;
import collisionbench.app.scene.Scene;
import collisionbench.app.text.Phrase;
import java.util.List;

/// Checks scenes by the names given for them on the command line.
interface NamedSceneCheck extends SceneCheck {

  @Override
  default Scene read(ListedScene listed) throws SceneCheckException {
    try {
      return NamedScene.find(listed.name(), List.of()).scene();
    } catch (SceneFileException invalid) {
      throw new SceneCheckException(invalid);
    } catch (CommandException unknown) {
      throw new SceneCheckException(Phrase.verbatim(unknown.getMessage()));
    }
  }
}
