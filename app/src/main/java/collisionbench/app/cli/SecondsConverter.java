package collisionbench.app.cli;

import picocli.CommandLine;

/// Reads how long a film takes, in seconds.
final class SecondsConverter implements CommandLine.ITypeConverter<Double> {

  private static final double LEAST = 0.1;
  private static final double MOST = 60;

  @Override
  public Double convert(String text) {
    double seconds = TimeConverter.number(text);
    if (!(seconds >= LEAST && seconds <= MOST)) {
      throw new CommandLine.TypeConversionException(
          "expected a number of seconds from 0.1 to 60, found " + text);
    }
    return seconds;
  }
}
