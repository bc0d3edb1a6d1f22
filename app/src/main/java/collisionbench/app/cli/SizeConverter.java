package collisionbench.app.cli;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine;

/// Reads `1280x800`.
final class SizeConverter implements CommandLine.ITypeConverter<Pictures.Size> {

  private static final Pattern FORM = Pattern.compile("(\\d{1,6})[xX](\\d{1,6})");

  @Override
  public Pictures.Size convert(String text) {
    Matcher size = FORM.matcher(text);
    if (!size.matches()) {
      throw new CommandLine.TypeConversionException(
          "expected width and height such as 1280x800, found " + text);
    }
    try {
      return new Pictures.Size(Integer.parseInt(size.group(1)), Integer.parseInt(size.group(2)));
    } catch (IllegalArgumentException outOfRange) {
      throw new CommandLine.TypeConversionException(String.valueOf(outOfRange.getMessage()));
    }
  }
}
