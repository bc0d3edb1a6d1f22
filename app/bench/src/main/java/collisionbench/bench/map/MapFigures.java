package collisionbench.bench.map;

import collisionbench.bench.comparison.MethodAnswers;
import collisionbench.bench.text.KebabCase;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Phrase;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The figures of a map in English, for commands and their pages.
///
/// @param picture the file of the picture; empty if none was drawn
/// @param pair the pair and the method
/// @param shares the share of places of each agreement; empty if there is no map
/// @param says how far from the edge the method is wrong, or why there is no map
public record MapFigures(Optional<String> picture, String pair, List<Share> shares, String says) {

  public MapFigures {
    shares = List.copyOf(shares);
  }

  /// The share of an agreement.
  ///
  /// @param words what it means
  /// @param places how many places have it
  /// @param share how many that is of all, in words
  public record Share(Agreement agreement, String words, int places, String share) {

    private static Share of(Agreement agreement, int places, AnswerMap map) {
      return new Share(
          agreement,
          Phrase.of("map." + KebabCase.of(agreement)).in(Language.ENGLISH),
          places,
          MapWords.share(places, map).in(Language.ENGLISH));
    }
  }

  public static MapFigures of(AnswerMap map, Rim rim) {
    List<Share> shares =
        map.legend().entrySet().stream()
            .map(share -> Share.of(share.getKey(), share.getValue(), map))
            .toList();
    String says =
        Stream.of(silence(map), noBranches(map), MapWords.of(rim).stream())
            .flatMap(facts -> facts)
            .map(fact -> fact.in(Language.ENGLISH))
            .collect(Collectors.joining("; "));
    return new MapFigures(Optional.empty(), pair(map.field()), shares, says);
  }

  private static Stream<Phrase> silence(AnswerMap map) {
    return map.silence().stream()
        .map(answer -> Phrase.of("map.silent", MethodAnswers.silence(answer)));
  }

  private static Stream<Phrase> noBranches(AnswerMap map) {
    return map.lacksBranches() ? Stream.of(Phrase.of("map.no-branches")) : Stream.empty();
  }

  /// {@return what stands for a map that cannot be made}
  public static MapFigures none(PairField field, String why) {
    return new MapFigures(Optional.empty(), pair(field), List.of(), "no map: " + why);
  }

  private static String pair(PairField field) {
    return "%s moved around %s, by %s"
        .formatted(field.moved().id(), field.other().id(), field.method().name());
  }

  /// {@return the same figures with a picture}
  public MapFigures with(String file) {
    return new MapFigures(Optional.of(file), pair, shares, says);
  }

  /// {@return the figures in lines}
  public String text() {
    return shares.stream()
        .map(share -> "  %-34s %s%n".formatted(share.words(), share.share()))
        .collect(Collectors.joining("", "%s%n".formatted(pair), "%s%n".formatted(says)));
  }
}
