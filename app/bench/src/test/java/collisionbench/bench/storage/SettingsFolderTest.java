package collisionbench.bench.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SettingsFolderTest {

  private static final Path HOME = Path.of("home").toAbsolutePath();
  private static final Path NAMED = Path.of("named").toAbsolutePath();

  private static Properties on(String system) {
    Properties properties = new Properties();
    properties.setProperty("os.name", system);
    properties.setProperty("user.home", HOME.toString());
    return properties;
  }

  @ParameterizedTest
  @ValueSource(strings = {"Linux", "Mac OS X"})
  void followsXdgOnLinuxAndMac(String system) {
    assertEquals(
        NAMED.resolve("collisionbench"),
        SettingsFolder.of(on(system), Map.of("XDG_CONFIG_HOME", NAMED.toString())));
    assertEquals(
        HOME.resolve(".config").resolve("collisionbench"),
        SettingsFolder.of(on(system), Map.of("APPDATA", NAMED.toString())));
  }

  @Test
  void usesAppDataOnWindows() {
    assertEquals(
        NAMED.resolve("collisionbench").resolve("config"),
        SettingsFolder.of(
            on("Windows 11"), Map.of("APPDATA", NAMED.toString(), "XDG_CONFIG_HOME", "/other")));
    assertEquals(
        HOME.resolve("collisionbench").resolve("config"),
        SettingsFolder.of(on("Windows 11"), Map.of()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "named", "../named"})
  void ignoresAVariableWithoutAnAbsolutePath(String value) {
    assertEquals(
        HOME.resolve(".config").resolve("collisionbench"),
        SettingsFolder.of(on("Linux"), Map.of("XDG_CONFIG_HOME", value)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"Linux", "Mac OS X", "Windows 11"})
  void propertyOverridesTheFolder(String system) {
    Properties properties = on(system);
    properties.setProperty(SettingsFolder.PROPERTY, NAMED.toString());
    assertEquals(
        NAMED.resolve("config"),
        SettingsFolder.of(
            properties, Map.of("XDG_CONFIG_HOME", "/other", "APPDATA", HOME.toString())));
  }

  /// Java returns "?" in this case.
  @ParameterizedTest
  @ValueSource(strings = {"Linux", "Windows 11"})
  void userWithoutAHomeDoesNotUseTheCurrentFolder(String system) {
    Properties properties = on(system);
    properties.setProperty("user.home", "?");
    Path folder = SettingsFolder.of(properties, Map.of());
    assertFalse(folder.startsWith(Path.of("").toAbsolutePath()), folder.toString());
  }
}
