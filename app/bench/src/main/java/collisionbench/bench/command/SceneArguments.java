package collisionbench.bench.command;

import collisionbench.bench.folder.ListedScene;
import collisionbench.bench.folder.SceneFolder;
import collisionbench.bench.storage.FileName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// The scenes named on the command line.
public final class SceneArguments {

  private SceneArguments() {}

  public static boolean isFolder(String name) {
    return !name.isBlank() && FileName.path(name).filter(Files::isDirectory).isPresent();
  }

  /// {@return the scenes with these names, and the scene files in the folders among them by name}
  public static List<ListedScene> listed(List<String> names) throws CommandException {
    List<ListedScene> all = new ArrayList<>();
    for (String name : names) {
      all.addAll(
          isFolder(name) ? in(Path.of(name), SceneFolder::read) : List.of(ListedScene.named(name)));
    }
    return all;
  }

  /// {@return whether only folders were named, and all in them could be read}
  public static boolean areWholeFolders(List<String> names, List<ListedScene> listed) {
    return names.stream().allMatch(SceneArguments::isFolder)
        && listed.stream().noneMatch(scene -> isFolder(scene.name()));
  }

  interface Reader {
    SceneFolder read(Path folder) throws IOException;
  }

  /// {@return the scenes of a folder; if it cannot be read, the folder itself, to be reported when
  /// it is opened, by a name that no built-in scene has}
  static List<ListedScene> in(Path folder, Reader reader) throws CommandException {
    try {
      List<ListedScene> scenes = reader.read(folder).scenes();
      if (scenes.isEmpty()) {
        throw new CommandException(folder + ": expected scene files in this folder, found none");
      }
      return scenes;
    } catch (IOException _) {
      return List.of(ListedScene.named(folder + "/"));
    }
  }
}
