package collisionbench.bench.formula;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A position in a text that is parsed from left to right.
public final class TextCursor {

  private final String text;
  private int at;

  /// A cursor at the start of a text.
  public TextCursor(String text) {
    this.text = text;
  }

  /// {@return the position, from 0}
  public int at() {
    return at;
  }

  /// Moves to a position.
  public void moveTo(int position) {
    at = position;
  }

  /// {@return whether the whole text has been read}
  public boolean isAtEnd() {
    return at == text.length();
  }

  /// {@return whether a text comes next}
  public boolean isAt(String next) {
    return text.startsWith(next, at);
  }

  /// Reads a text if it comes next.
  ///
  /// @return whether it does
  public boolean take(String next) {
    boolean there = isAt(next);
    at += there ? next.length() : 0;
    return there;
  }

  /// Reads the longest match of a pattern.
  ///
  /// @return the match; empty if there is none
  public String take(Pattern pattern) {
    Matcher next = pattern.matcher(text).region(at, text.length());
    if (!next.lookingAt()) {
      return "";
    }
    at = next.end();
    return next.group();
  }
}
