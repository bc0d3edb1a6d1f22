package collisionbench.app.cli;

import collisionbench.app.session.View.Lens;
import picocli.CommandLine;

/// Reads `perspective` or `orthographic`.
final class LensConverter implements CommandLine.ITypeConverter<Lens> {

  @Override
  public Lens convert(String text) {
    return switch (text) {
      case "perspective" -> Lens.PERSPECTIVE;
      case "orthographic" -> Lens.ORTHOGRAPHIC;
      default ->
          throw new CommandLine.TypeConversionException(
              "expected perspective or orthographic, found " + text);
    };
  }
}
