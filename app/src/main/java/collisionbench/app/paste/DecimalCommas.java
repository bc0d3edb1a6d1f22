package collisionbench.app.paste;

import static collisionbench.app.paste.Chars.isDigit;

/// Decides once for a text whether the commas between its digits are decimal.
final class DecimalCommas {

  private final String text;
  private int commas;
  private boolean fraction;
  private boolean severalDigits;
  private boolean separated;
  private boolean semicolons;

  private DecimalCommas(String text) {
    this.text = text;
  }

  /// {@return whether they are: no number has a decimal point, no two commas follow each other as
  /// in `1,2,3`, something else separates numbers, and a fraction such as `,00` shows that it is no
  /// number of its own, or the separator is a semicolon or a tab}
  static boolean areIn(String text) {
    DecimalCommas all = new DecimalCommas(text);
    return all.arePossible()
        && all.commas > 0
        && ((all.fraction && all.separated) || (all.semicolons && all.severalDigits));
  }

  private boolean arePossible() {
    int run = 0;
    for (int i = 1; i + 1 < text.length(); i++) {
      char c = text.charAt(i);
      boolean behindDigit = isDigit(text.charAt(i - 1));
      char next = text.charAt(i + 1);
      if (c == '.' && behindDigit && isDigit(next)) {
        return false;
      } else if (c == ',' && behindDigit && (isDigit(next) || next == '-')) {
        run++;
        if (run > 1 || next == '-') {
          return false;
        }
        comma(i);
      } else if (!isDigit(c) && c != '-') {
        run = 0;
        separated |= c == ',';
        semicolons |= (c == ';' || c == '\t') && (isDigit(next) || next == '-');
      }
    }
    return true;
  }

  private void comma(int at) {
    commas++;
    boolean several = isDigit(Chars.at(text, at + 2)) && !isOfThousands(text, at);
    severalDigits |= several;
    fraction |= several && text.charAt(at + 1) == '0';
  }

  private static boolean isOfThousands(String text, int comma) {
    int i = comma + 1;
    while (i < comma + 5 && isDigit(Chars.at(text, i))) {
      i++;
    }
    return i - comma == 4 && text.charAt(comma - 1) != '0';
  }
}
