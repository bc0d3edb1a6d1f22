package collisionbench.bench.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// The attributes that a file keeps when it is replaced.
@DisabledOnOs(OS.WINDOWS)
class KeptAttributesTest {

  /// The group of no user in particular.
  private static final int STRANGER = 54_321;

  @TempDir Path folder;

  private Path owned(int user, int group, String permissions) throws IOException {
    Path file = Files.writeString(folder.resolve("a.json"), "old");
    assumeTrue(isSuperuser(), "only the superuser gives files away");
    Files.setAttribute(file, "unix:uid", user);
    Files.setAttribute(file, "unix:gid", group);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
    return file;
  }

  private static boolean isSuperuser() throws IOException {
    return Files.getAttribute(Path.of("/proc/self"), "unix:uid").equals(0);
  }

  @Test
  void keepsPermissions() throws IOException {
    Path file = Files.writeString(folder.resolve("a.json"), "old");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-x-w-"));
    AtomicFile.replace(file, "new");
    assertEquals("rwxr-x-w-", permissions(file));
    assertEquals("new", Files.readString(file));
  }

  @Test
  void keepsAGroupThatTheUserMaySet() throws IOException {
    Path file = owned(0, STRANGER, "rw-rw----");
    AtomicFile.replace(file, "new");
    assertEquals(STRANGER, Files.getAttribute(file, "unix:gid"));
    assertEquals("rw-rw----", permissions(file));
  }

  private static String permissions(Path file) throws IOException {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
  }

  /// Replaces a file.
  static final class Replacing {

    private Replacing() {}

    public static void main(String[] args) throws IOException {
      AtomicFile.replace(Path.of(args[0]), "new");
    }
  }

  @Test
  void grantsNothingToAnotherGroup() throws Exception {
    Path file = owned(0, 0, "rw-rw--w-");
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxrwxrwx"));
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/setpriv")));
    Process process =
        new ProcessBuilder(
                "setpriv",
                "--reuid=" + STRANGER,
                "--regid=" + STRANGER,
                "--clear-groups",
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Replacing.class.getName(),
                file.toString())
            .redirectErrorStream(true)
            .start();
    List<String> said = process.inputReader().lines().toList();
    assumeTrue(said.stream().noneMatch(line -> line.contains("ClassNotFound")), "closed folders");
    assertEquals(List.of(), said);
    assertEquals(STRANGER, Files.getAttribute(file, "unix:gid"));
    assertEquals("rw-----w-", permissions(file));
  }

  @Test
  void newFileIsPrivateWhileAPrivateFileIsReplaced() throws IOException {
    Path file = Files.writeString(folder.resolve("a.json"), "old");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
    AtomicFile.replace(
        file,
        out -> {
          out.append("new");
          try (var files = Files.newDirectoryStream(folder, "*.tmp")) {
            for (Path fresh : files) {
              assertEquals("rw-------", permissions(fresh));
            }
          }
        });
    assertEquals("new", Files.readString(file));
  }
}
