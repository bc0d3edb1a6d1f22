package collisionbench.app.window.folder;

import java.util.Arrays;
import java.util.List;

/// The end of a name from the word in which it differs from others.
final class DistinctEnd {

  private static final String ELLIPSIS = "\u2026";

  private DistinctEnd() {}

  /// {@return the end of a name, after an ellipsis; the whole name if its first word differs}
  ///
  /// @param all all names, among which it is one
  static String of(String name, List<String> all) {
    int start =
        all.stream()
            .filter(other -> !other.equals(name))
            .mapToInt(other -> shared(name, other))
            .max()
            .orElse(0);
    while (start > 0 && Character.isLetterOrDigit(name.charAt(start - 1))) {
      start--;
    }
    return start == 0 || start == name.length() ? name : ELLIPSIS + name.substring(start);
  }

  private static int shared(String name, String other) {
    int same = Arrays.mismatch(name.toCharArray(), other.toCharArray());
    return same < 0 ? name.length() : same;
  }
}
