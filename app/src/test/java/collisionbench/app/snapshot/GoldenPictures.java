package collisionbench.app.snapshot;

import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/// The pictures that tests expect, kept beside them as `golden/NAME.png`.
///
/// `-Dgolden.update=true` renews them; look at them before they are committed. Where a picture
/// differs, `target/golden-failures/` has the one expected, the one that came out, and the
/// difference.
///
/// They are drawn and compared on Linux: other systems draw the bundled typeface with engines of
/// their own.
public final class GoldenPictures {

  private static final Path MODULE = Path.of(System.getProperty("basedir", ""));
  private static final Path GOLDEN =
      MODULE.resolve("src/test/resources/collisionbench/app/snapshot/golden");
  private static final Path FAILURES = MODULE.resolve("target/golden-failures");

  private final Path golden;
  private final Path failures;
  private final boolean update;

  GoldenPictures(Path golden, Path failures, boolean update) {
    this.golden = golden;
    this.failures = failures;
    this.update = update;
  }

  /// Fails unless a picture is the golden one of that name.
  public static void check(String name, Bitmap actual) throws SnapshotException, IOException {
    check(GOLDEN, name, actual);
  }

  /// Fails unless a picture is the one of that name in a folder.
  public static void check(Path golden, String name, Bitmap actual)
      throws SnapshotException, IOException {
    assumeTrue(System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("linux"));
    new GoldenPictures(golden, FAILURES, Boolean.getBoolean("golden.update")).compare(name, actual);
  }

  void compare(String name, Bitmap actual) throws SnapshotException, IOException {
    Path file = golden.resolve(name + ".png");
    if (update) {
      renew(file, actual);
    } else if (!Files.exists(file)) {
      Path seen = failed(name, "actual", actual);
      fail("no golden picture %s; made %s; -Dgolden.update=true keeps it".formatted(file, seen));
    } else {
      compare(name, ImageComparison.of(Png.read(file), actual));
    }
  }

  /// A picture that still matches keeps its file, so that only real changes are seen.
  private void renew(Path file, Bitmap actual) throws SnapshotException, IOException {
    Files.createDirectories(golden);
    if (!Files.exists(file) || !ImageComparison.of(Png.read(file), actual).matches()) {
      Png.write(actual, file);
    }
  }

  private void compare(String name, ImageComparison comparison)
      throws SnapshotException, IOException {
    if (!comparison.matches()) {
      Path expected = failed(name, "expected", comparison.expected());
      Path actual = failed(name, "actual", comparison.actual());
      Path difference = failed(name, "difference", comparison.difference());
      fail(
          "%s: %s%nexpected   %s%nactual     %s%ndifference %s"
              .formatted(name, comparison.sentence(), expected, actual, difference));
    }
  }

  private Path failed(String name, String role, Bitmap picture)
      throws SnapshotException, IOException {
    Path file = Files.createDirectories(failures).resolve(name + "-" + role + ".png");
    Png.write(picture, file);
    return file.toAbsolutePath();
  }
}
