package collisionbench.bench.formula;

import collisionbench.bench.text.Phrase;
import collisionbench.bench.text.ReasonException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/// Reads formulas in the part of LaTeX that [collisionbench.methods.method.Step] describes.
public final class FormulaParser {

  private static final Map<String, String> OPERATORS =
      Map.of(
          "\\cdot", "\u00b7",
          "\\times", "\u00d7",
          "\\pm", "\u00b1",
          "\\le", "\u2264",
          "\\ge", "\u2265",
          "\\lt", "<",
          "\\gt", ">",
          "\\ne", "\u2260");

  private static final Pattern SPACE = Pattern.compile(" +");
  private static final Pattern LETTERS = Pattern.compile("[0-9.]+|[A-Za-z]'*|[()|]");
  private static final Pattern SINGLE = Pattern.compile("[A-Za-z0-9.]");
  private static final Pattern SIGN = Pattern.compile("[-+=,]");
  private static final Pattern COMMAND = Pattern.compile("\\\\[A-Za-z]*");
  private static final Pattern WORDS = Pattern.compile("[^}]*");
  private static final String MINUS = "\u2212";
  private static final String PRIME = "\u2032";

  /// The deepest nesting of groups: no formula needs more, and the stack can take it.
  private static final int DEEPEST = 30;

  private final TextCursor cursor;
  private int depth;

  private FormulaParser(String latex) {
    cursor = new TextCursor(latex);
  }

  /// {@return the formula in a text}
  ///
  /// @throws ReasonException if it is not a formula
  public static Formula parse(String latex) throws ReasonException {
    FormulaParser parser = new FormulaParser(latex);
    Formula whole = parser.row();
    if (!parser.cursor.isAtEnd()) {
      throw parser.expected("formula.part");
    }
    return whole;
  }

  /// {@return the formula in a text, or the text itself if it is not one}
  public static Formula parseOrVerbatim(String latex) {
    try {
      return parse(latex);
    } catch (ReasonException _) {
      return new Formula.Letters(latex);
    }
  }

  private ReasonException expected(String key) {
    return expected(Phrase.of(key));
  }

  private ReasonException expected(Phrase what) {
    return new ReasonException("expected.formula", what, cursor.at() + 1);
  }

  private void take(String wanted) throws ReasonException {
    if (!cursor.take(wanted)) {
      throw expected(Phrase.verbatim(wanted));
    }
  }

  /// All parts up to the end, or to the brace that closes a group.
  private Formula row() throws ReasonException {
    List<Formula> parts = new ArrayList<>();
    boolean inBars = false;
    while (true) {
      boolean apart = !cursor.take(SPACE).isEmpty();
      if (cursor.isAtEnd() || cursor.isAt("}")) {
        return parts.size() == 1 ? parts.getFirst() : new Formula.Row(parts);
      }
      boolean bar = cursor.isAt("|");
      Formula part = scripted(part(begins(parts, inBars)));
      inBars ^= bar;
      add(parts, part, apart);
    }
  }

  /// {@return whether nothing precedes the next part, so that a minus is its sign}
  private static boolean begins(List<Formula> parts, boolean inBars) {
    return parts.isEmpty()
        || !isFactor(parts.getLast())
        || (parts.getLast() instanceof Formula.Letters(String text)
            && (text.endsWith("(") || (inBars && text.endsWith("|"))));
  }

  /// Adjacent letters are one part.
  private static void add(List<Formula> parts, Formula part, boolean apart) {
    if (!parts.isEmpty() && isFactor(parts.getLast()) && isFactor(part)) {
      if (apart) {
        parts.add(new Formula.Gap());
      } else if (parts.getLast() instanceof Formula.Letters(String before)
          && part instanceof Formula.Letters(String text)) {
        parts.set(parts.size() - 1, new Formula.Letters(before + text));
        return;
      }
    }
    parts.add(part);
  }

  private static boolean isFactor(Formula part) {
    return !(part instanceof Formula.Operator || part instanceof Formula.Comma);
  }

  /// {@return a part with the index and the power that may follow it}
  private Formula scripted(Formula base) throws ReasonException {
    Optional<Formula> index = Optional.empty();
    Optional<Formula> power = Optional.empty();
    while (cursor.isAt("_") || cursor.isAt("^")) {
      boolean isIndex = cursor.isAt("_");
      if ((isIndex ? index : power).isPresent() || !isFactor(base)) {
        throw expected("formula.scripts");
      }
      take(isIndex ? "_" : "^");
      Optional<Formula> script = Optional.of(cursor.isAt("{") ? group() : single());
      index = isIndex ? script : index;
      power = isIndex ? power : script;
    }
    return index.isEmpty() && power.isEmpty() ? base : new Formula.Script(base, index, power);
  }

  private Formula group() throws ReasonException {
    take("{");
    if (++depth > DEEPEST) {
      throw expected(Phrase.of("formula.shallow", DEEPEST));
    }
    Formula inner = row();
    take("}");
    depth--;
    return inner;
  }

  private Formula single() throws ReasonException {
    String letter = cursor.take(SINGLE);
    if (letter.isEmpty()) {
      throw expected("formula.script");
    }
    return new Formula.Letters(letter);
  }

  /// @param first whether nothing precedes it from which a minus could subtract it
  private Formula part(boolean first) throws ReasonException {
    String letters = cursor.take(LETTERS);
    if (!letters.isEmpty()) {
      return new Formula.Letters(letters.replace("'", PRIME));
    }
    String sign = cursor.take(SIGN);
    return switch (sign) {
      case "" -> cursor.isAt("{") ? group() : command();
      case "," -> new Formula.Comma();
      case "-" -> first ? new Formula.Letters(MINUS) : new Formula.Operator(MINUS);
      default -> new Formula.Operator(sign);
    };
  }

  private Formula command() throws ReasonException {
    int start = cursor.at();
    String name = cursor.take(COMMAND);
    if (OPERATORS.containsKey(name)) {
      return new Formula.Operator(OPERATORS.get(name));
    }
    return switch (name) {
      case "" -> throw expected("formula.part");
      case "\\frac" -> new Formula.Fraction(group(), group());
      case "\\sqrt" -> new Formula.Root(group());
      case "\\vec" -> new Formula.Vector(group());
      case "\\Delta" -> new Formula.Letters("\u0394");
      case "\\text" -> words();
      default -> {
        cursor.moveTo(start);
        throw expected("formula.command");
      }
    };
  }

  private Formula words() throws ReasonException {
    take("{");
    Formula words = new Formula.Letters(cursor.take(WORDS));
    take("}");
    return words;
  }
}
