package collisionbench.app.storage;

import collisionbench.app.text.Phrase;
import collisionbench.app.text.ReasonKind;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NoSuchFileException;
import java.util.Objects;

/// Why a file could not be read or written.
public enum FileFailure implements ReasonKind {
  MISSING,
  NAME_NOT_UTF8,
  NAME_TAKEN,
  DENIED,
  LINKS_IN_CIRCLE,
  NOT_UNICODE,
  IS_FOLDER,
  NOT_ORDINARY,
  TOO_LARGE,
  IN_USE;

  @Override
  public String prefix() {
    return "failure.";
  }

  /// {@return the reason, to follow a colon; the system's message if there is no better text}
  public static Phrase of(IOException failure) {
    return switch (failure) {
      case UnfitFile unfit -> unfit.reason();
      case NoSuchFileException missing when isMangled(missing.getFile()) -> NAME_NOT_UTF8.with();
      case NoSuchFileException _ -> MISSING.with();
      case FileAlreadyExistsException _ -> NAME_TAKEN.with();
      case AccessDeniedException _ -> DENIED.with();
      case FileSystemLoopException _ -> LINKS_IN_CIRCLE.with();
      case CharacterCodingException _ -> NOT_UNICODE.with();
      case FileSystemException stated when isLoop(stated) -> LINKS_IN_CIRCLE.with();
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
