package collisionbench.geometry.bench;

import static collisionbench.geometry.bench.Question.CROSSING;
import static collisionbench.geometry.bench.Question.OVERLAP;
import static collisionbench.geometry.bench.Question.SEPARATION;
import static collisionbench.geometry.bench.Question.SWEEP;

import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.crossing.Crossing2;
import collisionbench.geometry.plane.overlap.Overlap2;
import collisionbench.geometry.plane.separation.Separation2;
import collisionbench.geometry.plane.sweep.Sweep2;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.overlap.Overlap3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.geometry.space.sweep.Sweep3;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.openjdk.jmh.infra.Blackhole;

/// Our own answers, all through the public API.
final class Ours {

  private Ours() {}

  /// {@return overlap, separation and sweep of every pair, every crossing, and all further topics
  /// of peers}
  static List<Entry> entries(List<Topic> asked) {
    Stream<Topic> pairs =
        Stream.concat(pairs(Space.KINDS, ""), pairs(Plane.KINDS, "-2d"))
            .flatMap(pair ->
                Stream.of(OVERLAP, SEPARATION, SWEEP).map(question -> new Topic(question, pair)));
    Stream<Topic> crossings =
        Stream.concat(
            Space.KINDS.stream().map(kind -> new Topic(CROSSING, "segment-" + kind)),
            Plane.KINDS.stream().map(kind -> new Topic(CROSSING, "segment-" + kind + "-2d")));
    return Stream.of(pairs, crossings, asked.stream())
        .flatMap(Function.identity())
        .distinct()
        .flatMap(Ours::entries)
        .toList();
  }

  /// {@return the answer for a topic and, if that is one number, the whole answer beside it}
  private static Stream<Entry> entries(Topic topic) {
    Entry asked = new Entry(topic, Entry.OURS, answer(topic));
    return switch (topic.question()) {
      case GAP, DEPTH -> Stream.of(asked, whole(topic, SEPARATION));
      case CONTACT -> Stream.of(asked, whole(topic, SWEEP));
      case OVERLAP, SEPARATION, CROSSING, SWEEP -> Stream.of(asked);
    };
  }

  private static Entry whole(Topic topic, Question question) {
    return new Entry(topic, Entry.WHOLE, answer(new Topic(question, topic.pair())));
  }

  private static Stream<String> pairs(List<String> kinds, String suffix) {
    return kinds.stream()
        .flatMap(a ->
            kinds.subList(kinds.indexOf(a), kinds.size()).stream().map(b -> a + "-" + b + suffix));
  }

  /// {@return our answer for a topic}
  static Answer answer(Topic topic) {
    return topic.pair().endsWith("-2d") ? inPlane(topic.question()) : inSpace(topic.question());
  }

  private static Answer inSpace(Question question) {
    return switch (question) {
      case OVERLAP -> Answer.<Shape3, Shape3, Shape3, Shape3>yesNo(a -> a, b -> b, Overlap3::test);
      case GAP, DEPTH ->
          Answer.<Shape3, Shape3, Shape3, Shape3>number(a -> a, b -> b, Separation3::distance);
      case SEPARATION ->
          Answer.<Shape3, Shape3, Shape3, Shape3>whole(
              a -> a, b -> b, (a, b, hole) -> consume(Separation3.between(a, b), hole));
      case CROSSING ->
          Answer.<Segment, Shape3, Segment, Shape3>whole(
              a -> a, b -> b, (a, b, hole) -> consume(Crossing3.of(a, b), hole));
      case SWEEP ->
          Answer.<Shape3, Shape3, Shape3, Shape3>whole(
              a -> a,
              b -> b,
              (a, b, hole) -> consume(Sweep3.of(a, Space.MOTION, b, Vec3.ZERO), hole));
      case CONTACT ->
          Answer.<Shape3, Shape3, Shape3, Shape3>whole(
              a -> a,
              b -> b,
              (a, b, hole) ->
                  hole.consume(
                      Sweep3.firstContact(a, Space.MOTION, b, Vec3.ZERO).orElse(Double.NaN)));
    };
  }

  private static Answer inPlane(Question question) {
    return switch (question) {
      case OVERLAP -> Answer.<Shape2, Shape2, Shape2, Shape2>yesNo(a -> a, b -> b, Overlap2::test);
      case GAP, DEPTH ->
          Answer.<Shape2, Shape2, Shape2, Shape2>number(a -> a, b -> b, Separation2::distance);
      case SEPARATION ->
          Answer.<Shape2, Shape2, Shape2, Shape2>whole(
              a -> a, b -> b, (a, b, hole) -> consume(Separation2.between(a, b), hole));
      case CROSSING ->
          Answer.<Segment2, Shape2, Segment2, Shape2>whole(
              a -> a, b -> b, (a, b, hole) -> consume(Crossing2.of(a, b), hole));
      case SWEEP ->
          Answer.<Shape2, Shape2, Shape2, Shape2>whole(
              a -> a,
              b -> b,
              (a, b, hole) -> consume(Sweep2.of(a, Plane.MOTION, b, Vec2.ZERO), hole));
      case CONTACT ->
          Answer.<Shape2, Shape2, Shape2, Shape2>whole(
              a -> a,
              b -> b,
              (a, b, hole) ->
                  hole.consume(
                      Sweep2.firstContact(a, Plane.MOTION, b, Vec2.ZERO).orElse(Double.NaN)));
    };
  }

  private static void consume(Separation3 s, Blackhole hole) {
    hole.consume(s.distance());
    consume(s.pointA(), hole);
    consume(s.pointB(), hole);
    consume(s.normal(), hole);
  }

  private static void consume(Separation2 s, Blackhole hole) {
    hole.consume(s.distance());
    consume(s.pointA(), hole);
    consume(s.pointB(), hole);
    consume(s.normal(), hole);
  }

  private static void consume(Crossing3 crossing, Blackhole hole) {
    switch (crossing) {
      case Crossing3.None _ -> hole.consume(false);
      case Crossing3.Point p -> {
        hole.consume(p.t());
        consume(p.point(), hole);
        p.u().ifPresent(hole::consume);
        p.v().ifPresent(hole::consume);
      }
      case Crossing3.Span s -> consume(s.enter(), s.exit(), s.first(), s.last(), hole);
      case Crossing3.Overlap o -> consume(o.enter(), o.exit(), o.first(), o.last(), hole);
    }
  }

  private static void consume(Crossing2 crossing, Blackhole hole) {
    switch (crossing) {
      case Crossing2.None _ -> hole.consume(false);
      case Crossing2.Point p -> {
        hole.consume(p.t());
        consume(p.point(), hole);
        p.u().ifPresent(hole::consume);
      }
      case Crossing2.Span s -> consume(s.enter(), s.exit(), s.first(), s.last(), hole);
      case Crossing2.Overlap o -> consume(o.enter(), o.exit(), o.first(), o.last(), hole);
    }
  }

  private static void consume(Sweep3 sweep, Blackhole hole) {
    switch (sweep) {
      case Sweep3.Never _ -> hole.consume(false);
      case Sweep3.Contact contact -> {
        hole.consume(contact.enter());
        hole.consume(contact.exit());
      }
    }
  }

  private static void consume(Sweep2 sweep, Blackhole hole) {
    switch (sweep) {
      case Sweep2.Never _ -> hole.consume(false);
      case Sweep2.Contact contact -> {
        hole.consume(contact.enter());
        hole.consume(contact.exit());
      }
    }
  }

  private static void consume(double enter, double exit, Vec3 first, Vec3 last, Blackhole hole) {
    hole.consume(enter);
    hole.consume(exit);
    consume(first, hole);
    consume(last, hole);
  }

  private static void consume(double enter, double exit, Vec2 first, Vec2 last, Blackhole hole) {
    hole.consume(enter);
    hole.consume(exit);
    consume(first, hole);
    consume(last, hole);
  }

  private static void consume(Vec3 v, Blackhole hole) {
    hole.consume(v.x());
    hole.consume(v.y());
    hole.consume(v.z());
  }

  private static void consume(Vec2 v, Blackhole hole) {
    hole.consume(v.x());
    hole.consume(v.y());
  }
}
