package collisionbench.app.preset;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// The list of presets as in its file, line by line: `file<TAB>name<TAB>tags`. Changes leave all
/// other lines as they are, among them those whose file is gone: it may come back.
record KeptList(List<String> lines) {

  private static final String TAB = "\t";

  KeptList {
    lines = List.copyOf(lines);
  }

  static KeptList parse(String text) {
    return new KeptList(text.lines().toList());
  }

  String text() {
    return lines.stream().map(line -> line + "\n").collect(Collectors.joining());
  }

  /// {@return the presets of the files that are there: in the order of the list, then the others by
  /// name}
  List<KeptScene> scenes(Collection<String> files) {
    TreeSet<String> left = new TreeSet<>(files);
    List<KeptScene> scenes = new ArrayList<>();
    for (String line : lines) {
      scene(line).filter(scene -> left.remove(scene.file())).ifPresent(scenes::add);
    }
    left.forEach(file -> scenes.add(KeptScene.of(file)));
    return scenes;
  }

  private static Optional<KeptScene> scene(String line) {
    String[] cells = line.split(TAB, 3);
    String file = cells[0].strip();
    if (!SceneFile.isNamed(file)) {
      return Optional.empty();
    }
    String name = cells.length > 1 ? KeptScene.name(cells[1]) : "";
    return Optional.of(
        new KeptScene(
            file,
            name.isEmpty() ? KeptScene.of(file).name() : name,
            cells.length > 2 ? KeptScene.tags(cells[2]) : List.of()));
  }

  private static String line(KeptScene scene) {
    return String.join(TAB, scene.file(), scene.name(), scene.tagText()).stripTrailing();
  }

  /// {@return whether a line is about a file}
  boolean names(String file) {
    return indexOf(file) >= 0;
  }

  private int indexOf(String file) {
    return IntStream.range(0, lines.size())
        .filter(i -> scene(lines.get(i)).filter(scene -> scene.file().equals(file)).isPresent())
        .findFirst()
        .orElse(-1);
  }

  /// {@return the list with a preset, in its place or else at the end}
  KeptList with(KeptScene scene) {
    List<String> next = new ArrayList<>(lines);
    int at = indexOf(scene.file());
    if (at >= 0) {
      next.set(at, line(scene));
    } else {
      next.add(line(scene));
    }
    return new KeptList(next);
  }

  /// {@return the list with two presets in each other's place}
  KeptList swapped(KeptScene a, KeptScene b) {
    List<String> next = new ArrayList<>(with(a).with(b).lines);
    KeptList whole = new KeptList(next);
    Collections.swap(next, whole.indexOf(a.file()), whole.indexOf(b.file()));
    return new KeptList(next);
  }
}
