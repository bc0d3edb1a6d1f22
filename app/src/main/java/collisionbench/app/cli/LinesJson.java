package collisionbench.app.cli;

import collisionbench.app.preset.JsonText;
import collisionbench.app.text.Words;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Lines3;
import java.util.Optional;
import java.util.OptionalDouble;

/// How lines and planes lie, as the member `lines` of a crossing.
final class LinesJson {

  private LinesJson() {}

  /// {@return the object of a crossing with that member, if there is anything to say}
  ///
  /// @param flat whether points have two coordinates
  static String in(String crossing, Optional<Lines3> lines, boolean flat) {
    String start = crossing.substring(0, crossing.length() - 1);
    return lines.map(found -> start + ", \"lines\": " + of(found, flat) + "}").orElse(crossing);
  }

  private static String of(Lines3 lines, boolean flat) {
    return "{\"relation\": \""
        + Words.of(lines.relation())
        + "\""
        + lines.place().map(place -> numbers(place, flat)).orElse("")
        + "}";
  }

  private static String numbers(Lines3.Place place, boolean flat) {
    Vec3 point = place.point();
    return ", \"t\": "
        + JsonText.of(place.t())
        + ", \"u\": "
        + JsonText.of(place.u())
        + member("v", place.v())
        + member("distance", place.distance())
        + ", \"point\": "
        + (flat ? JsonText.of(point.x(), point.y()) : JsonText.of(point));
  }

  private static String member(String name, OptionalDouble value) {
    return value.isPresent() ? ", \"" + name + "\": " + JsonText.of(value.getAsDouble()) : "";
  }
}
