package collisionbench.bench.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.bench.text.Language;
import collisionbench.bench.text.Phrase;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class FileFailureTest {

  static Stream<Arguments> failures() {
    return Stream.of(
        Arguments.of(new NoSuchFileException("a"), "no such file or folder"),
        Arguments.of(new FileAlreadyExistsException("a"), "another file has this name"),
        Arguments.of(new AccessDeniedException("a"), "permission denied"),
        Arguments.of(new FileSystemLoopException("a"), "the symbolic links form a loop"),
        Arguments.of(
            new FileSystemException(
                "a", null, "Too many levels or unable to access attributes of symbolic link"),
            "the symbolic links form a loop"),
        Arguments.of(new MalformedInputException(1), "its text is not valid Unicode"),
        Arguments.of(new UnfitFile(Path.of("a"), Phrase.of("failure.is-folder")), "it is a folder"),
        Arguments.of(new FileSystemException("a", null, "No space left"), "No space left"),
        Arguments.of(new NotDirectoryException("a"), "a"),
        Arguments.of(new IOException("Input/output error"), "Input/output error"),
        Arguments.of(new IOException(), "java.io.IOException"));
  }

  @ParameterizedTest
  @MethodSource("failures")
  void reasonsFollowAColon(IOException failure, String reason) {
    assertEquals(reason, FileFailure.of(failure).in(Language.ENGLISH));
  }
}
