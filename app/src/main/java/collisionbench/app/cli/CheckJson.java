package collisionbench.app.cli;

import collisionbench.app.evaluation.PairAnswer;
import collisionbench.app.preset.JsonText;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.geometry.space.sweep.Sweep3;
import java.util.OptionalDouble;

/// The answers about a pair as JSON, in ASCII.
final class CheckJson {

  private final boolean flat;

  CheckJson(boolean flat) {
    this.flat = flat;
  }

  /// {@return the object of a pair}
  String pair(PairAnswer pair) {
    Separation3 separation = pair.separation();
    return "{\"a\": "
        + JsonText.ascii(pair.a().id())
        + ", \"b\": "
        + JsonText.ascii(pair.b().id())
        + ", \"intersects\": "
        + pair.touching()
        + ", \"distance\": "
        + JsonText.of(separation.distance())
        + ", \"pointA\": "
        + point(separation.pointA())
        + ", \"pointB\": "
        + point(separation.pointB())
        + ", \"normal\": "
        + point(separation.normal())
        + pair.crossing()
            .map(found -> ", \"crossing\": " + LinesJson.in(crossing(found), pair.lines(), flat))
            .orElse("")
        + pair.sweep().map(sweep -> ", \"sweep\": " + sweep(sweep)).orElse("")
        + "}";
  }

  private String crossing(Crossing3 crossing) {
    return switch (crossing) {
      case Crossing3.None _ -> "{\"kind\": \"none\"}";
      case Crossing3.Point(double t, Vec3 point, OptionalDouble u, OptionalDouble v) ->
          "{\"kind\": \"point\", \"t\": "
              + JsonText.of(t)
              + member("u", u)
              + member("v", v)
              + ", \"points\": ["
              + point(point)
              + "]}";
      case Crossing3.Span(double enter, double exit, Vec3 first, Vec3 last) ->
          stretch("span", enter, exit, first, last);
      case Crossing3.Overlap(double enter, double exit, Vec3 first, Vec3 last) ->
          stretch("overlap", enter, exit, first, last);
    };
  }

  private static String member(String name, OptionalDouble value) {
    return value.isPresent() ? ", \"" + name + "\": " + JsonText.of(value.getAsDouble()) : "";
  }

  private String stretch(String kind, double enter, double exit, Vec3 first, Vec3 last) {
    return "{\"kind\": \""
        + kind
        + "\", \"t\": "
        + JsonText.of(enter, exit)
        + ", \"points\": ["
        + point(first)
        + ", "
        + point(last)
        + "]}";
  }

  private static String sweep(Sweep3 sweep) {
    return switch (sweep) {
      case Sweep3.Never() -> "null";
      case Sweep3.Contact(double enter, double exit) ->
          "{\"enter\": " + JsonText.of(enter) + ", \"exit\": " + JsonText.of(exit) + "}";
    };
  }

  private String point(Vec3 point) {
    return flat ? JsonText.of(point.x(), point.y()) : JsonText.of(point);
  }
}
