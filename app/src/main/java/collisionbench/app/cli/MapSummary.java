package collisionbench.app.cli;

import collisionbench.bench.map.Agreement;
import collisionbench.bench.map.AnswerMap;
import collisionbench.bench.map.Rim;
import collisionbench.bench.text.KebabCase;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Numbers;
import collisionbench.bench.text.Phrase;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/// What a map shows, in lines of text.
final class MapSummary {

  /// The agreements that have a line even without a place.
  private static final Set<Agreement> ALWAYS =
      EnumSet.of(Agreement.NO, Agreement.YES, Agreement.WRONG_YES, Agreement.WRONG_NO);

  private MapSummary() {}

  /// {@return the pair and the method, the share of places of each agreement, and how far from the
  /// edge the method is wrong}
  static String of(AnswerMap map, Rim rim) {
    String head =
        "%s moved around %s, by %s%n"
            .formatted(
                map.field().moved().id(), map.field().other().id(), map.field().method().name());
    return head
        + map.shares().entrySet().stream()
            .filter(share -> share.getValue() > 0 || ALWAYS.contains(share.getKey()))
            .map(share -> line(share, map))
            .collect(Collectors.joining())
        + sentence(rim)
        + System.lineSeparator();
  }

  private static String sentence(Rim rim) {
    int places = rim.crossings().size();
    if (places == 0) {
      return "no edge seen";
    }
    List<String> parts = new ArrayList<>();
    if (rim.wrong() > 0) {
      long percent =
          rim.wrong() == places ? 100 : Math.clamp(Math.round(100.0 * rim.wrong() / places), 1, 99);
      parts.add("wrong by up to %s along %s %% of the edge".formatted(far(rim.widest()), percent));
    }
    if (rim.unanswered() > 0) {
      parts.add("no answer within up to %s of the edge".formatted(far(rim.unanswered())));
    }
    if (rim.flickering() > 0) {
      parts.add("answers flicker at %s places".formatted(rim.flickering()));
    }
    if (parts.isEmpty()) {
      parts.add("right along the edge");
    }
    return String.join("; ", parts) + "; %s places on it looked at".formatted(places);
  }

  private static String far(double distance) {
    return Numbers.fitting(distance, text -> text.length() <= 6);
  }

  private static String line(Map.Entry<Agreement, Integer> share, AnswerMap map) {
    String words = Phrase.of("map." + KebabCase.of(share.getKey())).in(Language.ENGLISH);
    return "  %-34s %s%n".formatted(words, words(share.getValue(), map));
  }

  /// {@return a share; never a bare 0, since only so many places were looked at}
  private static String words(int places, AnswerMap map) {
    int all = map.places().count();
    double percent = 100.0 * places / all;
    if (places == 0) {
      return String.format(Locale.ROOT, "none seen in %,d places", map.asked());
    }
    return percent < 0.1 || (percent > 99.9 && places < all)
        ? String.format(Locale.ROOT, "%,d of %,d places", places, all)
        : String.format(Locale.ROOT, "%.1f %%", percent);
  }
}
