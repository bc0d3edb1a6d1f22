package collisionbench.bench.scene;

import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Finds names that are unused.
final class FreeName {

  /// A name that ends in a number, such as `ball 2`.
  private static final Pattern NUMBERED = Pattern.compile("(.*\\S) (\\d{1,8})", Pattern.DOTALL);

  private FreeName() {}

  /// {@return the name if it is unused, else the name with the next unused number: `ball 2`, `ball
  /// 3`}
  static String of(String id, Set<String> taken) {
    if (!taken.contains(id)) {
      return id;
    }
    Matcher numbered = NUMBERED.matcher(id);
    boolean copy = numbered.matches();
    String word = copy ? numbered.group(1) : id;
    long number = copy ? Long.parseLong(numbered.group(2)) : 1;
    String next = id;
    while (taken.contains(next)) {
      number++;
      next = word + " " + number;
    }
    return next;
  }
}
