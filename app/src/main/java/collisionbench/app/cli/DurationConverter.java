package collisionbench.app.cli;

import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine;

/// Reads `1s`, `2.5s` or `200ms`.
final class DurationConverter implements CommandLine.ITypeConverter<Duration> {

  private static final Pattern FORM = Pattern.compile("(\\d{1,6}(?:\\.\\d{1,3})?)\\s*(ms|s)");

  @Override
  public Duration convert(String text) {
    Matcher form = FORM.matcher(text);
    if (form.matches()) {
      double number = Double.parseDouble(form.group(1));
      long millis = Math.round(form.group(2).equals("s") ? number * 1000 : number);
      if (millis > 0) {
        return Duration.ofMillis(millis);
      }
    }
    throw new CommandLine.TypeConversionException(
        "expected a time such as 1s or 200ms, found " + text);
  }
}
