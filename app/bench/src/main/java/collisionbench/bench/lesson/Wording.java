package collisionbench.bench.lesson;

import collisionbench.bench.text.Language;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;

/// A text in one or more languages.
///
/// @param byTag the texts by language tag; at least one
public record Wording(SequencedMap<String, String> byTag) {

  public Wording {
    byTag = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(byTag));
    if (byTag.isEmpty()) {
      throw new IllegalArgumentException("a text needs a language");
    }
  }

  /// {@return whether it has a text in a language}
  public boolean isIn(Language language) {
    return byTag.containsKey(language.tag());
  }

  /// {@return the text in a language; if missing, in English, or else in the first language}
  public String in(Language language) {
    Map.Entry<String, String> first = byTag.firstEntry();
    String english = byTag.getOrDefault(Language.ENGLISH.tag(), first.getValue());
    return byTag.getOrDefault(language.tag(), english);
  }
}
