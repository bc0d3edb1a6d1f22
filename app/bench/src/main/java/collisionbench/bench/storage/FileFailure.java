package collisionbench.bench.storage;

import collisionbench.bench.text.Phrase;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NoSuchFileException;
import java.util.Objects;

/// Why a file could not be read or written.
public final class FileFailure {

  private FileFailure() {}

  /// {@return the reason, to follow a colon; the system's message if there is no better text}
  public static Phrase of(IOException failure) {
    return switch (failure) {
      case UnfitFile unfit -> unfit.reason();
      case NoSuchFileException missing when isMangled(missing.getFile()) ->
          Phrase.of("failure.name-not-utf8");
      case NoSuchFileException _ -> Phrase.of("failure.missing");
      case FileAlreadyExistsException _ -> Phrase.of("failure.name-taken");
      case AccessDeniedException _ -> Phrase.of("failure.denied");
      case FileSystemLoopException _ -> Phrase.of("failure.links-in-circle");
      case CharacterCodingException _ -> Phrase.of("failure.not-unicode");
      case FileSystemException stated when isLoop(stated) -> Phrase.of("failure.links-in-circle");
      case FileSystemException stated when stated.getReason() != null ->
          Phrase.verbatim(stated.getReason());
      default ->
          Phrase.verbatim(Objects.requireNonNullElse(failure.getMessage(), failure.toString()));
    };
  }

  /// {@return whether a name has lost characters: Java replaces what it cannot decode}
  public static boolean isMangled(String name) {
    return name.contains("\ufffd");
  }

  /// {@return whether following links failed, by what the JDK says on Unix after the system's
  /// message}
  private static boolean isLoop(FileSystemException failure) {
    return Objects.requireNonNullElse(failure.getReason(), "")
        .endsWith("or unable to access attributes of symbolic link");
  }
}
