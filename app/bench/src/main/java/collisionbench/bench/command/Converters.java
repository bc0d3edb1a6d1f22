package collisionbench.bench.command;

import collisionbench.bench.comparison.Weight;
import collisionbench.bench.fuzz.CampaignPlan.Shard;
import collisionbench.bench.method.Template;
import collisionbench.bench.paste.Form;
import collisionbench.bench.text.KebabCase;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Phrase;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.TypeConversionException;

/// Converters for option values.
public final class Converters {

  private static final Pattern DURATION = Pattern.compile("(\\d{1,6}(?:\\.\\d{1,3})?)\\s*(ms|s)");
  private static final Pattern SHARD = Pattern.compile("(\\d{1,9})/(\\d{1,9})");

  private Converters() {}

  /// Registers the converters for our own types.
  static CommandLine register(CommandLine commands) {
    return commands
        .registerConverter(int.class, text -> whole(text, Integer::valueOf, Integer.MAX_VALUE))
        .registerConverter(long.class, text -> whole(text, Long::valueOf, Long.MAX_VALUE))
        .registerConverter(Form.class, text -> word(text, Form.class))
        .registerConverter(CheckCommand.Format.class, text -> word(text, CheckCommand.Format.class))
        .registerConverter(Template.class, Converters::template)
        .registerConverter(Weight.class, Converters::weight)
        .registerConverter(Duration.class, Converters::duration)
        .registerConverter(Shard.class, Converters::shard);
  }

  /// {@return the number that a text is, in a range}
  public static double number(String text, double least, double most, String expected) {
    try {
      double number = Double.parseDouble(text);
      if (number >= least && number <= most) {
        return number;
      }
    } catch (NumberFormatException _) {
      // Refused below.
    }
    throw unexpected(text, expected);
  }

  private static <N> N whole(String text, Function<String, N> of, N most) {
    try {
      return of.apply(text);
    } catch (NumberFormatException _) {
      throw unexpected(text, "a whole number up to " + most);
    }
  }

  private static TypeConversionException unexpected(String found, String expected) {
    return new TypeConversionException("expected " + expected + ", found " + found);
  }

  /// {@return the constant that a word names}
  public static <E extends Enum<E>> E word(String text, Class<E> type) {
    return constant(text, List.of(type.getEnumConstants()), KebabCase.all(type));
  }

  /// {@return the one of some constants that a word names}
  ///
  /// @param words all words, to say what was expected
  public static <E extends Enum<E>> E constant(
      String text, Collection<E> constants, List<String> words) {
    return constants.stream()
        .filter(constant -> KebabCase.of(constant).equals(text))
        .findFirst()
        .orElseThrow(() -> unexpected(text, Phrase.oneOf(words).in(Language.ENGLISH)));
  }

  private static Template template(String text) {
    String language =
        switch (text) {
          case "c++" -> "cpp";
          case "c#", "cs" -> "csharp";
          case "js" -> "javascript";
          case "py" -> "python";
          case "rs" -> "rust";
          default -> text;
        };
    return word(language, Template.class);
  }

  private static Weight weight(String text) {
    List<Weight> weights =
        List.of(Weight.PLAIN, Weight.HARD, Weight.EXTREME, Weight.NEAR, Weight.AT_TOUCH);
    return constant(text.replace(' ', '-'), weights, weights.stream().map(Weight::phrase).toList());
  }

  private static Duration duration(String text) {
    Matcher form = DURATION.matcher(text);
    if (form.matches()) {
      double number = Double.parseDouble(form.group(1));
      long millis = Math.round(form.group(2).equals("s") ? number * 1000 : number);
      if (millis > 0) {
        return Duration.ofMillis(millis);
      }
    }
    throw unexpected(text, "a time such as 1s or 200ms");
  }

  private static Shard shard(String text) {
    return pair(text, SHARD, Shard::new, "a part and the number of parts, such as 2/3");
  }

  /// {@return the value made of two whole numbers}
  public static <T> T pair(
      String text, Pattern form, BiFunction<Integer, Integer, T> of, String expected) {
    Matcher pair = form.matcher(text);
    if (!pair.matches()) {
      throw unexpected(text, expected);
    }
    try {
      return of.apply(Integer.valueOf(pair.group(1)), Integer.valueOf(pair.group(2)));
    } catch (IllegalArgumentException outOfRange) {
      throw new TypeConversionException(String.valueOf(outOfRange.getMessage()));
    }
  }
}
