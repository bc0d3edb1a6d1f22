package collisionbench.app.cli;

import collisionbench.app.folder.ListedScene;
import collisionbench.app.folder.SceneFolder;
import collisionbench.app.storage.FileName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// The scenes named on the command line.
final class SceneArguments {

  private SceneArguments() {}

  /// {@return whether a name is that of a folder}
  static boolean isFolder(String name) {
    return !name.isBlank() && FileName.path(name).filter(Files::isDirectory).isPresent();
  }

  /// {@return the scenes with these names, and the scene files in the folders among them by name; a
  /// folder that cannot be read is listed itself, to be reported when it is opened}
  static List<ListedScene> listed(List<String> names) throws CommandException {
    List<ListedScene> all = new ArrayList<>();
    for (String name : names) {
      try {
        all.addAll(isFolder(name) ? in(Path.of(name)) : List.of(ListedScene.named(name)));
      } catch (IOException _) {
        all.add(ListedScene.named(name));
      }
    }
    return all;
  }

  private static List<ListedScene> in(Path folder) throws CommandException, IOException {
    List<ListedScene> scenes = SceneFolder.read(folder).scenes();
    if (scenes.isEmpty()) {
      throw new CommandException(folder + ": expected scene files in this folder, found none");
    }
    return scenes;
  }
}
