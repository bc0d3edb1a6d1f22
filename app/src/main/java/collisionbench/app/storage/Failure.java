package collisionbench.app.storage;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NoSuchFileException;
import java.util.Objects;

/// Why the file system would not, in words.
public final class Failure {

  private Failure() {}

  /// {@return the reason, to stand behind a colon}
  public static String of(IOException failure) {
    return switch (failure) {
      case NoSuchFileException _ -> "no such file or folder";
      case FileAlreadyExistsException _ -> "there is something else of that name";
      case AccessDeniedException _ -> "permission denied";
      case FileSystemLoopException _ -> "the symbolic links go round in a circle";
      case CharacterCodingException _ -> "the scene has text that is not Unicode";
      case FileSystemException stated when stated.getReason() != null -> stated.getReason();
      default -> Objects.requireNonNullElse(failure.getMessage(), failure.toString());
    };
  }
}
