package collisionbench.app.cli;

import collisionbench.app.fuzz.Shard;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine;

/// Reads `2/3`.
final class ShardConverter implements CommandLine.ITypeConverter<Shard> {

  private static final Pattern FORM = Pattern.compile("(\\d{1,9})/(\\d{1,9})");

  @Override
  public Shard convert(String text) {
    Matcher shard = FORM.matcher(text);
    if (!shard.matches()) {
      throw new CommandLine.TypeConversionException(
          "expected a part and the number of parts, such as 2/3, found " + text);
    }
    try {
      return new Shard(Integer.parseInt(shard.group(1)), Integer.parseInt(shard.group(2)));
    } catch (IllegalArgumentException outOfRange) {
      throw new CommandLine.TypeConversionException(String.valueOf(outOfRange.getMessage()));
    }
  }
}
