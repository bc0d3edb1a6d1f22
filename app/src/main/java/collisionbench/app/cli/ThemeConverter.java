package collisionbench.app.cli;

import picocli.CommandLine;

/// Reads `dark` or `light`.
final class ThemeConverter implements CommandLine.ITypeConverter<Pictures.Theme> {

  @Override
  public Pictures.Theme convert(String text) {
    return switch (text) {
      case "dark" -> Pictures.Theme.DARK;
      case "light" -> Pictures.Theme.LIGHT;
      default ->
          throw new CommandLine.TypeConversionException("expected dark or light, found " + text);
    };
  }
}
