package collisionbench.app.settings;

import com.io7m.jade.api.ApplicationDirectories;
import com.io7m.jade.api.ApplicationDirectoryConfiguration;
import java.nio.file.Path;

/// Where the settings of whoever runs the program are: `$XDG_CONFIG_HOME/collisionbench` or
/// `~/.config/collisionbench` on Linux and macOS, `%APPDATA%\collisionbench\config` on Windows.
public final class SettingsFolder {

  /// A system property that names another folder, in which everything is then.
  public static final String PROPERTY = "collisionbench.home";

  private SettingsFolder() {}

  /// {@return the folder, whether it is there or not}
  public static Path ofUser() {
    return ApplicationDirectories.get(
            ApplicationDirectoryConfiguration.builder()
                .setApplicationName("collisionbench")
                .setOverridePropertyName(PROPERTY)
                .build())
        .configurationDirectory();
  }
}
