package collisionbench.app.panel.steps;

import collisionbench.bench.comparison.Explained;
import collisionbench.bench.formula.FormulaParser;
import collisionbench.bench.formula.PlainFormula;
import collisionbench.bench.text.KebabCase;
import collisionbench.bench.text.Texts;
import collisionbench.methods.method.Step;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The steps of a method as a text to copy, with all digits.
///
/// @param flat whether vectors are of the plane
record StepsText(Explained explained, boolean flat, Format format) {

  enum Format {
    TEXT,
    LATEX,
    MARKDOWN;

    String key() {
      return "steps.copy-" + KebabCase.of(this);
    }
  }

  String text() {
    return Stream.of(
            Stream.of(
                words(explained.method().name()) + "\n",
                words(StepWords.source(explained.method()))),
            steps(),
            Stream.of("", words(Texts.get("steps.outcome", StepWords.of(explained.reply(), 0)))))
        .flatMap(lines -> lines)
        .collect(Collectors.joining("\n", "", "\n"));
  }

  private Stream<String> steps() {
    List<Step> steps = explained.steps();
    Stream.Builder<String> lines = Stream.builder();
    lines.add("");
    if (format == Format.LATEX && !steps.isEmpty()) {
      lines.add("\\begin{enumerate}");
    }
    for (int i = 0; i < steps.size(); i++) {
      add(i + 1, steps.get(i), lines);
    }
    if (format == Format.LATEX && !steps.isEmpty()) {
      lines.add("\\end{enumerate}");
    }
    return lines.build();
  }

  private void add(int number, Step step, Stream.Builder<String> lines) {
    lines.add(title(number, StepWords.of(step)));
    if (!step.formula().isEmpty()) {
      lines.add(line(formula(step.formula())));
    }
    if (!step.inputs().isEmpty()) {
      lines.add(line(step.inputs().stream().map(this::quantity).collect(Collectors.joining(", "))));
    }
    step.result().ifPresent(result -> lines.add(line(quantity(result))));
    step.branches().forEach(branch -> lines.add(line(branch(branch))));
  }

  private String title(int number, String title) {
    return switch (format) {
      case TEXT -> number + ". " + title;
      case LATEX -> "\\item \\textbf{" + words(title) + "}";
      case MARKDOWN -> number + ". **" + words(title) + "**";
    };
  }

  private String line(String content) {
    return switch (format) {
      case TEXT -> "   " + content;
      case LATEX -> "\\\\ " + content;
      case MARKDOWN -> "   - " + content;
    };
  }

  private String branch(Step.Branch branch) {
    String name = words(StepWords.of(branch));
    String condition = formula(branch.condition());
    return branch.taken()
        ? mark(true) + Texts.get("steps.line-taken", name, condition)
        : mark(false)
            + Texts.get("steps.line-not-taken", name, condition, quantity(branch.compared()));
  }

  /// LaTeX has no check mark of its own.
  private String mark(boolean taken) {
    return switch (format) {
      case LATEX -> taken ? "$\\surd$ " : "-- ";
      case TEXT, MARKDOWN -> taken ? "\u2713 " : "\u2013 ";
    };
  }

  private String quantity(Step.Quantity quantity) {
    String value = StepWords.of(quantity.value(), flat, this::number);
    if (quantity.symbol().isEmpty()) {
      return words(value);
    }
    return switch (format) {
      case TEXT -> formula(quantity.symbol()) + " = " + value;
      case LATEX, MARKDOWN ->
          "$" + quantity.symbol() + " = " + value.replace("\u00b0", "^{\\circ}") + "$";
    };
  }

  private String number(double number) {
    String exact = StepWords.exact(number);
    int power = exact.indexOf('e');
    boolean scaled = format != Format.TEXT && power > 0 && Double.isFinite(number);
    return scaled
        ? exact.substring(0, power) + " \\cdot 10^{" + exact.substring(power + 1) + "}"
        : exact;
  }

  private String formula(String latex) {
    return switch (format) {
      case TEXT -> PlainFormula.of(FormulaParser.parseOrVerbatim(latex));
      // In LaTeX itself these signs have no commands; in Markdown they would begin a tag.
      case LATEX -> "$" + latex.replace("\\lt", "<").replace("\\gt", ">") + "$";
      case MARKDOWN -> "$" + latex + "$";
    };
  }

  /// {@return words with the special characters of the format escaped}
  private String words(String words) {
    String special = format == Format.LATEX ? "&%$#_{}" : "*_`<>[]";
    if (format == Format.TEXT) {
      return words;
    }
    return words
        .codePoints()
        .mapToObj(Character::toString)
        .map(letter -> special.contains(letter) ? "\\" + letter : letter)
        .collect(Collectors.joining());
  }
}
