package collisionbench.bench.paste;

import java.util.regex.Pattern;

/// Decides once for a text whether the commas between its digits are decimal.
final class DecimalCommas {

  /// A decimal point, two commas one after another as in `1,2,3`, or a comma before a minus.
  private static final Pattern OTHERS = Pattern.compile("\\d\\.\\d|\\d,\\d++,\\d|\\d,-");

  /// A fraction such as `,00`, which is no number of its own; `,000` may be one of thousands.
  private static final Pattern FRACTION =
      Pattern.compile("\\d,0\\d(?!\\d(?!\\d))|0,0\\d{2}(?!\\d)");

  /// A fraction of several digits.
  private static final Pattern SEVERAL =
      Pattern.compile("\\d,\\d\\d(?!\\d(?!\\d))|0,\\d{3}(?!\\d)");

  /// A comma that separates, since something else stands beside it.
  private static final Pattern SEPARATOR = Pattern.compile(",(?!\\d)|(?<!\\d),");

  /// A semicolon or a tab between cells, or the name of the next coordinate.
  private static final Pattern CELLS = Pattern.compile("[;\t] ?[\\d-]|,[\\deE+-]{1,24}+ [yY][:=]");

  private DecimalCommas() {}

  /// {@return whether they are: nothing says otherwise, and a fraction shows that it is no number
  /// of its own while other commas separate, or the separator is a semicolon or a tab}
  static boolean areIn(String text) {
    return !OTHERS.matcher(text).find()
        && ((has(FRACTION, text) && has(SEPARATOR, text))
            || (has(CELLS, text) && has(SEVERAL, text)));
  }

  private static boolean has(Pattern pattern, String text) {
    return pattern.matcher(text).find();
  }
}
