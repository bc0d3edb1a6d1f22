package collisionbench.bench.method;

import collisionbench.bench.storage.Contents;
import collisionbench.bench.storage.FileName;
import collisionbench.bench.storage.Stamp;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A program that the user agreed to run, as it was then. It covers the program only while all of
/// this is the same.
///
/// @param command as it was added
/// @param folder the real path of its working directory
/// @param words the command line that is executed
/// @param files the files and folders that the words name
public record Agreement(
    ProgramCommand command, Path folder, List<String> words, List<NamedFile> files) {

  /// A file with a zero byte in its beginning is a binary, as for `git`: executables, libraries,
  /// archives and compiled classes have one in their headers; scripts have none at all.
  private static final int BEGINNING = 8000;

  public Agreement {
    words = List.copyOf(words);
    files = List.copyOf(files);
  }

  /// A file or folder that a word names.
  ///
  /// @param path its real path, without symbolic links
  /// @param sha256 the SHA-256 of a binary; empty for a script, which may be edited, and a folder
  public record NamedFile(String word, Path path, Optional<String> sha256) {}

  /// {@return the agreement that a command needs now}
  ///
  /// @throws IOException if one of its files cannot be read
  public static Agreement of(LaunchCommand launch) throws IOException {
    return of(new ProgramCommand(launch.text(), launch.folder()), launch.words());
  }

  static Agreement of(ProgramCommand command, List<String> words) throws IOException {
    List<NamedFile> files = new ArrayList<>();
    for (String word : words.stream().distinct().filter(word -> !word.isBlank()).toList()) {
      Optional<Path> named =
          FileName.path(word).map(command.folder()::resolve).filter(Files::exists);
      if (named.isPresent()) {
        Path path = named.get().toRealPath();
        files.add(new NamedFile(word, path, content(path)));
      }
    }
    return new Agreement(command, command.folder().toRealPath(), words, files);
  }

  private static Optional<String> content(Path file) throws IOException {
    return isBinary(file) ? Optional.of(Stamp.of(file).content()) : Optional.empty();
  }

  private static boolean isBinary(Path file) throws IOException {
    if (!Files.isRegularFile(file)) {
      return false;
    }
    for (byte one : Contents.first(file, BEGINNING)) {
      if (one == 0) {
        return true;
      }
    }
    return false;
  }
}
