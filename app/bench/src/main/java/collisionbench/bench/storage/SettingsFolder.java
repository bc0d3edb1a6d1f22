package collisionbench.bench.storage;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;

/// Finds the folder of the user's settings: `$XDG_CONFIG_HOME/collisionbench` or
/// `~/.config/collisionbench` on Linux and macOS, `%APPDATA%\collisionbench\config` on Windows.
public final class SettingsFolder {

  /// A system property that names another folder for everything.
  public static final String PROPERTY = "collisionbench.home";

  private static final String PROGRAM = "collisionbench";
  private static final String CONFIG = "config";

  private SettingsFolder() {}

  /// {@return the folder, which may not exist}
  public static Path ofUser() {
    return of(System.getProperties(), System.getenv());
  }

  /// {@return the folder on a system with these properties and variables} As the XDG Base Directory
  /// Specification requires, a variable that is empty or not an absolute path is ignored.
  static Path of(Properties system, Map<String, String> environment) {
    String elsewhere = system.getProperty(PROPERTY);
    if (elsewhere != null) {
      return Path.of(elsewhere, CONFIG).toAbsolutePath();
    }
    Path home = home(system);
    if (system.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("windows")) {
      return named("APPDATA", environment, home).resolve(PROGRAM).resolve(CONFIG);
    }
    return named("XDG_CONFIG_HOME", environment, home.resolve(".config")).resolve(PROGRAM);
  }

  /// {@return the user's home, or the root for a user without one, as in containers; a relative
  /// path would depend on the current folder}
  private static Path home(Properties system) {
    Path home = Path.of(system.getProperty("user.home"));
    return home.isAbsolute() ? home : home.toAbsolutePath().getRoot();
  }

  private static Path named(String variable, Map<String, String> environment, Path otherwise) {
    Path named = Path.of(environment.getOrDefault(variable, ""));
    return (named.isAbsolute() ? named : otherwise).toAbsolutePath();
  }
}
