package collisionbench.bench.export;

import collisionbench.bench.text.Resource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// The Java test as a text with slots in braces, and `#` for the dimension.
///
/// A line with names in square brackets begins a part that is only in tests with a value for one of
/// them, up to the next such line. A line with a slot without a value is left out. Statements that
/// are too long get a line per argument.
final class JavaTemplate {

  private static final Pattern PART = Pattern.compile("\\[([a-z -]*)]");
  private static final Pattern SLOT = Pattern.compile("\\{([a-z-]+)}");

  /// The beginning of a call up to its parenthesis, and its arguments.
  private static final Pattern CALL = Pattern.compile(" {4}([^ (][^(]*)\\((.*)\\);");

  private static final int INDENT = 4;

  private JavaTemplate() {}

  /// {@return the text of a test}
  static String fill(int dimension, Map<String, String> slots) {
    List<String> lines = new ArrayList<>();
    boolean included = true;
    for (String line : Resource.text(JavaTemplate.class, "java.txt").lines().toList()) {
      Matcher part = PART.matcher(line);
      if (part.matches()) {
        List<String> names = List.of(part.group(1).split(" "));
        included = part.group(1).isEmpty() || names.stream().anyMatch(slots::containsKey);
      } else if (included
          && SLOT.matcher(line).results().allMatch(slot -> slots.containsKey(slot.group(1)))) {
        lines.add(folded(filled(line.replace("#", Integer.toString(dimension)), slots)));
      }
    }
    return lines.stream().map(line -> line + "\n").collect(Collectors.joining());
  }

  private static String filled(String line, Map<String, String> slots) {
    return SLOT.matcher(line)
        .replaceAll(slot -> Matcher.quoteReplacement(slots.getOrDefault(slot.group(1), "")));
  }

  private static String folded(String line) {
    Matcher call = CALL.matcher(line);
    return call.matches()
        ? " ".repeat(INDENT) + JavaCode.call(INDENT, call.group(1), arguments(call.group(2))) + ";"
        : line;
  }

  /// {@return the arguments, which may be calls themselves}
  private static List<String> arguments(String list) {
    List<String> arguments = new ArrayList<>();
    int depth = 0;
    int begin = 0;
    for (int i = 0; i < list.length(); i++) {
      char letter = list.charAt(i);
      depth += letter == '(' ? 1 : letter == ')' ? -1 : 0;
      if (letter == ',' && depth == 0) {
        arguments.add(list.substring(begin, i));
        begin = i + 2;
      }
    }
    arguments.add(list.substring(begin));
    return arguments;
  }
}
