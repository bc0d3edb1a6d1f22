package collisionbench.bench.command;

import collisionbench.bench.folder.ListedScene;
import collisionbench.bench.storage.AtomicFile;
import collisionbench.bench.storage.Contents;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// Checks what the options of a command write, before anything is evaluated or written. An option
/// overwrites neither a file that the command reads nor a file of another format.
///
/// Devices and pipes are written as they are, see [OutputStreams].
///
/// @param inputs the [#key]s of the files that the command reads
public record Outputs(Set<Object> inputs) {

  /// {@return the outputs of a command that reads these files, as far as they exist}
  public static Outputs beside(Stream<Path> inputs) {
    Set<Object> keys = new HashSet<>();
    inputs.filter(Files::exists).map(Outputs::key).forEach(keys::add);
    return new Outputs(keys);
  }

  /// {@return the outputs of a command that reads these scenes}
  public static Outputs besideScenes(List<ListedScene> scenes) {
    return beside(scenes.stream().flatMap(scene -> NamedScene.file(scene.name()).stream()));
  }

  /// {@return the outputs of a command that reads these files too}
  public Outputs and(Stream<Path> more) {
    Set<Object> keys = new HashSet<>(beside(more).inputs);
    keys.addAll(inputs);
    return new Outputs(keys);
  }

  /// {@return the outputs of a command that is given these methods, some of which may be programs}
  static Outputs besidePrograms(Collection<String> commands) {
    return beside(programs(commands.stream()));
  }

  /// {@return the files among the words of commands}
  static Stream<Path> programs(Stream<String> commands) {
    return commands
        .flatMap(command -> Stream.of(command.split(" ")))
        .flatMap(word -> NamedScene.file(word).stream());
  }

  /// {@return what all paths to a file have in common: the file's own key, which hard links share,
  /// or its real path}
  public static Object key(Path file) {
    try {
      Object key = Files.getAttribute(file, "fileKey");
      return key == null ? file.toRealPath() : key;
    } catch (IOException notThereYet) {
      return canonical(file);
    }
  }

  /// {@return the canonical path of a file, equal for all paths that lead to it}
  public static Path canonical(Path file) {
    try {
      return file.toRealPath();
    } catch (IOException notThereYet) {
      return file.toAbsolutePath().normalize();
    }
  }

  /// Refuses a file that cannot hold a picture.
  public void requirePicture(String option, Path file) throws CommandException {
    if (!file.toString().toLowerCase(Locale.ROOT).endsWith(".png") && !OutputStreams.is(file)) {
      throw new CommandException(
          "%s: %s: expected a name that ends in .png".formatted(option, file));
    }
    requireFile(option, file, Format.PNG);
  }

  /// Refuses what cannot be replaced by a file of a format.
  public void requireFile(String option, Path file, Format format) throws CommandException {
    if (OutputStreams.is(file)) {
      return;
    }
    requireReplaceable(option, file, format);
    requireWritable(option, file);
  }

  /// Refuses a file that cannot be created or replaced.
  public static void requireWritable(String option, Path file) throws CommandException {
    if (Files.isDirectory(file)) {
      throw new CommandException(
          option + ": " + file + ": expected a file to write, found a folder; name a file");
    }
    Path folder = Optional.ofNullable(file.getParent()).orElse(Path.of(""));
    if (!Files.isDirectory(folder.toAbsolutePath())) {
      throw new CommandException("%s: %s: no such folder: %s".formatted(option, file, folder));
    }
    try {
      AtomicFile.requireWritable(file);
    } catch (IOException refused) {
      throw CommandException.unwritable(file, refused);
    }
  }

  /// Refuses what cannot be a folder to write to.
  ///
  /// @return the folder, or the innermost existing one that it would be created in
  public static Path requireFolder(String option, Path folder) throws CommandException {
    Path there = folder.toAbsolutePath();
    while (!Files.exists(there, LinkOption.NOFOLLOW_LINKS) && there.getParent() != null) {
      there = there.getParent();
    }
    if (!Files.isDirectory(there)) {
      throw new CommandException(
          "%s: %s: expected a folder to write to, found a file; name a folder"
              .formatted(option, there.equals(folder.toAbsolutePath()) ? folder : there));
    }
    return there;
  }

  /// Refuses a file that this command reads.
  public void requireNoInput(String option, Path file) throws CommandException {
    if (Files.isRegularFile(file) && inputs.contains(key(file))) {
      throw new CommandException(
          "%s: %s: this command reads the file and would overwrite it; name another place"
              .formatted(option, file));
    }
  }

  /// Refuses a file that this command reads, or one of another format.
  public void requireReplaceable(String option, Path file, Format format) throws CommandException {
    requireNoInput(option, file);
    try {
      if (Files.isRegularFile(file) && !format.fits(file)) {
        throw new CommandException(
            "%s: %s: expected %s or a new file, found another; name another place, or delete it"
                .formatted(option, file, format.name()));
      }
    } catch (IOException failure) {
      throw CommandException.unwritable(file, failure);
    }
  }

  /// A format that commands write, recognized by how its files begin.
  ///
  /// @param name what a file of the format is, with its article
  /// @param matches whether a file of the format can begin with this text, in ISO 8859-1
  public record Format(String name, Predicate<String> matches) {

    static final Format JUNIT = new Format("a JUnit report", head -> head.contains("<testsuite"));
    public static final Format PNG = new Format("a PNG file", head -> head.startsWith("\u0089PNG"));
    static final Format PAGE =
        new Format("a page of this program", head -> head.contains("<title>Collision Bench"));

    static final Format SCORE = naming("a score", "collision-bench-score");
    static final Format SCORE_TABLE =
        new Format("a table of a score", head -> head.contains("; times on "));

    /// The most bytes that decide.
    private static final int HEAD = 512;

    /// How much of a text is enough to recognize it.
    private static final int ENOUGH = 100;

    /// {@return the format of JSON files that name it in their first bytes}
    static Format naming(String name, String format) {
      return new Format(name, head -> head.contains("{\"format\": \"" + format + "\""));
    }

    /// {@return the format of files that begin as a text does}
    static Format like(String name, String text) {
      String beginning = text.substring(0, ENOUGH);
      return new Format(name, head -> head.startsWith(beginning));
    }

    /// {@return whether an existing file is empty or begins as files of this format do}
    boolean fits(Path file) throws IOException {
      String head = new String(Contents.first(file, HEAD), StandardCharsets.ISO_8859_1);
      return head.isEmpty() || matches.test(head);
    }
  }
}
