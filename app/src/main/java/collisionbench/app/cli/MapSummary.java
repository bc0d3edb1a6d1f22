package collisionbench.app.cli;

import collisionbench.bench.map.Agreement;
import collisionbench.bench.map.AnswerMap;
import collisionbench.bench.map.MapWords;
import collisionbench.bench.map.Rim;
import collisionbench.bench.text.KebabCase;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Phrase;
import java.util.Map;
import java.util.stream.Collectors;

/// What a map shows, in lines of text.
final class MapSummary {

  private MapSummary() {}

  /// {@return the pair and the method, the share of places of each agreement, and how far from the
  /// edge the method is wrong}
  static String of(AnswerMap map, Rim rim) {
    String head =
        "%s moved around %s, by %s%n"
            .formatted(
                map.field().moved().id(), map.field().other().id(), map.field().method().name());
    return head
        + map.legend().entrySet().stream()
            .map(share -> line(share, map))
            .collect(Collectors.joining())
        + MapWords.of(rim).stream()
            .map(fact -> fact.in(Language.ENGLISH))
            .collect(Collectors.joining("; "))
        + System.lineSeparator();
  }

  private static String line(Map.Entry<Agreement, Integer> share, AnswerMap map) {
    String words = Phrase.of("map." + KebabCase.of(share.getKey())).in(Language.ENGLISH);
    return "  %-34s %s%n"
        .formatted(words, MapWords.share(share.getValue(), map).in(Language.ENGLISH));
  }
}
