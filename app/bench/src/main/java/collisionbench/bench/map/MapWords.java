package collisionbench.bench.map;

import collisionbench.bench.text.Numbers;
import collisionbench.bench.text.Phrase;
import java.util.ArrayList;
import java.util.List;

/// The figures of a map in words.
public final class MapWords {

  private MapWords() {}

  /// {@return a share of the places; never a bare 0, since only so many were asked about}
  public static Phrase share(int places, AnswerMap map) {
    int all = map.places().count();
    double percent = 100.0 * places / all;
    if (places == 0) {
      return Phrase.of("map.none-seen", map.asked());
    }
    return percent < 0.1 || (percent > 99.9 && places < all)
        ? Phrase.of("map.places", places, all)
        : Phrase.of("map.percent", Numbers.of(Math.rint(10 * percent) / 10));
  }

  /// {@return how far from the exact edge the method is wrong, silent or flickering, how far its
  /// distances are off, and last at how many crossings of the edge that was looked for}
  public static List<Phrase> of(Rim rim) {
    int all = rim.crossings().size();
    List<Phrase> facts = new ArrayList<>(all == 0 ? List.of() : alongEdge(rim, all));
    DistanceErrors off = rim.distances();
    if (off.wrong() > 0) {
      facts.add(Phrase.of("map.distances-wrong", off.wrong(), off.asked(), far(off.most())));
    } else if (off.asked() > 0) {
      facts.add(Phrase.of("map.distances-right", off.asked()));
    }
    facts.add(all == 0 ? Phrase.of("map.no-edge") : Phrase.of("map.crossings", all));
    return List.copyOf(facts);
  }

  private static List<Phrase> alongEdge(Rim rim, int all) {
    List<Phrase> facts = new ArrayList<>();
    long percent = percent(rim.wrong(), all);
    if (rim.wrong() > 0 && rim.isFlat()) {
      facts.add(Phrase.of("map.wrong-flat", percent));
    } else if (rim.wrong() > 0) {
      String key = rim.widest() <= rim.rounding() ? "map.wrong-rounding" : "map.wrong";
      facts.add(Phrase.of(key, far(rim.widest()), percent));
    }
    if (rim.unanswered() > 0) {
      facts.add(Phrase.of("map.unanswered", far(rim.unanswered())));
    }
    if (rim.flickering() > 0) {
      facts.add(Phrase.of("map.flickers", rim.flickering()));
    }
    if (facts.isEmpty()) {
      facts.add(Phrase.of("map.right"));
    }
    return facts;
  }

  /// {@return a part in percent; neither 0 nor 100 unless it is none or all}
  private static long percent(long part, long all) {
    return part == all ? 100 : Math.clamp(Math.round(100.0 * part / all), 1, 99);
  }

  private static String far(double distance) {
    return Numbers.fitting(distance, text -> text.length() <= 7);
  }
}
