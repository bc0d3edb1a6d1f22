package collisionbench.bench.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.folder.ListedScene;
import collisionbench.bench.folder.SceneFolder;
import collisionbench.bench.method.Patience;
import collisionbench.bench.scenefile.BuiltInScenes;
import collisionbench.methods.method.builtin.Methods;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SceneArgumentsTest {

  @TempDir Path folder;

  private static List<ListedScene> unreadable(Path folder) throws CommandException {
    return SceneArguments.in(
        folder,
        _ -> {
          throw new AccessDeniedException(folder.toString());
        });
  }

  @Test
  void aFolderThatCannotBeReadIsNoBuiltInScene() throws CommandException {
    List<ListedScene> listed = new ArrayList<>();
    for (String name : BuiltInScenes.keys()) {
      listed.addAll(unreadable(Path.of(name)));
    }
    StringWriter out = new StringWriter();
    PrintWriter err = new PrintWriter(new StringWriter());
    Answerers bench =
        Answerers.of(
            new NamedMethods(Methods.catalogue(), Patience.USUAL, 1, err, Progress.on(err)),
            List.of(),
            Optional.empty(),
            Optional.empty(),
            new FolderMethods(Patience.USUAL));
    int status =
        FolderCheck.status(
            new FolderCheck(
                    NamedScene.reader(List.of(), System.in, Optional.empty()),
                    bench,
                    new PrintWriter(out),
                    err,
                    false)
                .run(listed));
    assertEquals(2, status);
    assertTrue(out.toString().startsWith(listed.getFirst().name() + ": not checked\n"));
    assertTrue(out.toString().endsWith(" scenes: " + listed.size() + " not checked\n"));
  }

  @Test
  void aFolderIsWholeIfItAndAllFoldersInItCouldBeRead() throws IOException, CommandException {
    Path scene = SceneFiles.touching(folder.resolve("a.json"));
    Path inner = Files.createDirectory(folder.resolve("inner"));
    List<String> names = List.of(folder.toString());
    List<ListedScene> listed = SceneArguments.listed(names);
    assertTrue(SceneArguments.areWholeFolders(names, listed));
    assertFalse(SceneArguments.areWholeFolders(names, unreadable(folder)));
    SceneFolder partly =
        new SceneFolder(List.of(listed.getFirst(), ListedScene.named(inner.toString())), List.of());
    assertFalse(SceneArguments.areWholeFolders(names, SceneArguments.in(folder, _ -> partly)));
    List<String> both = List.of(folder.toString(), scene.toString());
    assertFalse(SceneArguments.areWholeFolders(both, SceneArguments.listed(both)));
  }
}
