package collisionbench.app.port;

import collisionbench.app.scene.Axes;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body2;
import collisionbench.app.scene.Body3;
import collisionbench.app.scene.RefusalWords;
import collisionbench.app.scene.ShapeConvention;
import collisionbench.app.scene.Space;
import collisionbench.app.text.Numbers;
import collisionbench.app.text.Phrase;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.refusal.InvalidShapeException;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Makes bodies of points, by their number: segments, triangles and hulls, or points, segments and
/// polygons. Remembers what was left out, and where.
final class PointBodies {

  private final String text;

  /// The indices of the ends of lines.
  private final int[] lineEnds;

  private final Space space;
  private final Set<ShapeConvention> conventions;
  private final Set<ShapeConvention> open;
  private final List<Body> bodies = new ArrayList<>();
  private final List<Phrase> made = new ArrayList<>();
  private final Set<Phrase> leftOut = new LinkedHashSet<>();
  private boolean flat;

  PointBodies(String text, Space space, Set<ShapeConvention> conventions) {
    this.text = text;
    lineEnds = IntStream.range(0, text.length()).filter(i -> text.charAt(i) == '\n').toArray();
    this.space = space;
    this.conventions = conventions;
    open =
        space == Space.THREE
            ? EnumSet.of(ShapeConvention.Z_UP, ShapeConvention.LEFT_HANDED)
            : EnumSet.of(ShapeConvention.Y_DOWN);
  }

  /// {@return whether a convention applies, which is a question from now on}
  boolean applies(ShapeConvention convention) {
    open.add(convention);
    return conventions.contains(convention);
  }

  /// {@return the number of coordinates of a point}
  int dimension() {
    return space.dimension();
  }

  /// {@return whether a group is a list in square brackets, not of other groups}
  boolean isSquareList(Item.Group group) {
    return text.startsWith("[", group.at()) && group.groups().isEmpty();
  }

  /// Adds the body of some points. If they are no body, they are left out.
  ///
  /// @param name the name of the body; empty for the name of its type
  void add(String name, List<Item.Spot> points) {
    for (Item.Spot point : points) {
      int size = point.coordinates().size();
      if (size != dimension()) {
        flat |= size == 2;
        leaveOut(Phrase.of("paste.dimension", size, dimension()), point.at());
        return;
      }
    }
    List<List<Double>> distinct = points.stream().map(Item.Spot::coordinates).distinct().toList();
    Item.Spot fault =
        points.stream().filter(point -> !point.isFinite()).findFirst().orElse(points.getFirst());
    read(
        fault.at(),
        () -> {
          Body body = space == Space.THREE ? solid(distinct) : flat(distinct);
          bodies.add(body.named(name.isEmpty() ? body.type().word() : name));
          made.add(words(body, distinct.size(), points.size()));
        });
  }

  /// Adds the segments between at least one point and the next. Points that are all the same are a
  /// point.
  void addSegments(List<Item.Spot> points) {
    if (points.stream().map(Item.Spot::coordinates).distinct().count() == 1) {
      add("", points);
    }
    for (int i = 1; i < points.size(); i++) {
      if (!points.get(i).coordinates().equals(points.get(i - 1).coordinates())) {
        add("", points.subList(i - 1, i + 1));
      }
    }
  }

  /// Notes how many coordinates are one after another: they may be pairs, but not threes.
  void mayBeFlat(int numbers) {
    flat |= numbers % 2 == 0 && numbers % 3 != 0;
  }

  /// Adds the body of points whose coordinates are one after another. If they could as well be
  /// points of another dimension, the report says how they were read.
  void addFlat(List<Item.Spot> points, int numbers) {
    int before = made.size();
    add("", points);
    if (made.size() > before && numbers % 6 == 0) {
      String key = space == Space.THREE ? "paste.threes" : "paste.pairs";
      made.add(Phrase.of(key, made.removeLast(), numbers));
    }
  }

  /// Leaves out the comments with numbers in a group.
  void leaveOutRemarks(Item.Group group) {
    for (Item item : group.items()) {
      if (item instanceof Item.Remark(int at)) {
        leaveOut(Phrase.of("paste.remark"), at);
      }
    }
  }

  /// Adds a shape that has no counterpart in the plane.
  ///
  /// @param key the text of what it is made of
  /// @param parts of the text, without the type of the shape
  void add(Shape3 shape, int at, String key, Object... parts) {
    if (space == Space.TWO) {
      leaveOut(Phrase.of("paste.solid"), at);
      return;
    }
    Body body = new Body3("pasted", shape);
    bodies.add(body.named(body.type().word()));
    Stream<Object> words =
        Stream.of(parts).map(part -> part instanceof Double number ? Numbers.of(number) : part);
    made.add(new Phrase(key, Stream.concat(Stream.of(word(body)), words).toList()));
  }

  private static Phrase word(Body body) {
    return Phrase.of("shape." + body.type().key());
  }

  private static Body solid(List<List<Double>> points) {
    List<Vec3> at = points.stream().map(point -> Pose.vector(point, 0)).toList();
    Shape3 shape =
        switch (at.size()) {
          case 2 -> new Segment(at.getFirst(), at.getLast());
          case 3 -> new Triangle(at.get(0), at.get(1), at.get(2));
          default -> new Hull(at);
        };
    return new Body3("pasted", shape);
  }

  private static Body flat(List<List<Double>> points) {
    List<Vec2> at = points.stream().map(point -> new Vec2(point.get(0), point.get(1))).toList();
    Shape2 shape =
        switch (at.size()) {
          case 1 -> new Point2(at.getFirst());
          case 2 -> new Segment2(at.getFirst(), at.getLast());
          default -> Polygon.ofRing(at);
        };
    return new Body2("pasted", shape);
  }

  private static Phrase words(Body body, int distinct, int given) {
    return distinct == given
        ? Phrase.of("paste.points", word(body), given)
        : Phrase.of("paste.repeated", word(body), distinct, given - distinct, given);
  }

  /// Leaves out a word.
  void leaveOut(Item.Word word) {
    leaveOut(word.unread(), word.at());
  }

  /// Leaves out a number that belongs to no point.
  void leaveOut(Item.Coordinate number) {
    leaveOut(Phrase.of("paste.number"), number.at());
  }

  /// A reader of a part of the text.
  interface Part {
    void read() throws UnreadException;
  }

  /// Reads a part of the text. It is left out if it cannot be read or is no shape.
  void read(int at, Part part) {
    try {
      part.read();
    } catch (UnreadException unread) {
      leaveOut(unread.reason(), unread.at());
    } catch (InvalidShapeException refused) {
      leaveOut(RefusalWords.inFile(refused), at);
    }
  }

  /// Leaves out a part of the text.
  void leaveOut(Phrase reason, int at) {
    int found = Arrays.binarySearch(lineEnds, at);
    int line = found < 0 ? -found - 1 : found;
    int column = line == 0 ? at + 1 : at - lineEnds[line - 1];
    Phrase location = Phrase.of("json.place", Integer.toString(line + 1), Integer.toString(column));
    leftOut.add(Phrase.about(location, reason));
  }

  Pasted pasted() {
    Axes axes = Axes.of(conventions);
    return new Pasted(
        bodies.stream().map(axes::apply).toList(), made, List.copyOf(leftOut), open, flat);
  }
}
