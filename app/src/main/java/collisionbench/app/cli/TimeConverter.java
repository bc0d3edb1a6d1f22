package collisionbench.app.cli;

import picocli.CommandLine;

/// Reads a time from 0 to 1.
final class TimeConverter implements CommandLine.ITypeConverter<Double> {

  @Override
  public Double convert(String text) {
    double time = number(text);
    if (!(time >= 0 && time <= 1)) {
      throw new CommandLine.TypeConversionException("expected a number from 0 to 1, found " + text);
    }
    return time;
  }

  /// {@return the number that a text is; NaN if it is none}
  static double number(String text) {
    try {
      return Double.parseDouble(text);
    } catch (NumberFormatException none) {
      return Double.NaN;
    }
  }
}
