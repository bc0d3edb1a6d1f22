package collisionbench.app.cli;

import java.lang.module.ModuleDescriptor;
import java.util.Optional;
import picocli.CommandLine;

/// The version that the build recorded in the module.
final class Version implements CommandLine.IVersionProvider {

  @Override
  public String[] getVersion() {
    String version =
        Optional.ofNullable(Version.class.getModule().getDescriptor())
            .flatMap(ModuleDescriptor::rawVersion)
            .orElse("unknown version");
    return new String[] {"Collision Bench " + version};
  }
}
