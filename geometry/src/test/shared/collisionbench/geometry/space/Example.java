package collisionbench.geometry.space;

import java.util.stream.Stream;

/// Two shapes in numbers that doubles hold exactly, and their exact signed distance.
///
/// Every coordinate is a small multiple of 2^-20, so the shapes stay exact when moved by up to
/// 2^30.
///
/// Deliberately one long table that shows the coverage of each pair at a glance.
///
/// @param name what is special about the shapes
/// @param distance negative: the depth, 0: they touch
public record Example(String name, Shape3 a, Shape3 b, double distance) {

  private static final double GAP = 0x1p-20;
  private static final Rotation QUARTER = new Rotation(0, 0, 1, 1);

  @Override
  public String toString() {
    return name;
  }

  /// {@return the examples of all 15 pairs}
  public static Stream<Example> all() {
    return Stream.of(
            sphereSphere(),
            sphereCapsule(),
            sphereBox(),
            sphereSegment(),
            sphereTriangle(),
            capsuleCapsule(),
            capsuleBox(),
            capsuleSegment(),
            capsuleTriangle(),
            boxBox(),
            boxSegment(),
            boxTriangle(),
            segmentSegment(),
            segmentTriangle(),
            triangleTriangle())
        .flatMap(examples -> examples);
  }

  private static Vec3 at(double x, double y, double z) {
    return new Vec3(x, y, z);
  }

  private static Sphere ball(double x, double y, double z, double radius) {
    return new Sphere(at(x, y, z), radius);
  }

  private static Segment seg(double x, double y, double z, double x1, double y1, double z1) {
    return new Segment(at(x, y, z), at(x1, y1, z1));
  }

  private static Capsule cap(Segment axis, double radius) {
    return new Capsule(axis.start(), axis.end(), radius);
  }

  private static Box box(double x, double y, double z, double hx, double hy, double hz) {
    return new Box(at(x, y, z), at(hx, hy, hz));
  }

  private static Triangle tri(Vec3 a, Vec3 b, Vec3 c) {
    return new Triangle(a, b, c);
  }

  private static Example of(String name, Shape3 a, Shape3 b, double distance) {
    String kinds = a.getClass().getSimpleName() + "-" + b.getClass().getSimpleName();
    return new Example(kinds + ": " + name, a, b, distance);
  }

  private static final Capsule PILL = cap(seg(0, -1, 0, 0, 1, 0), 0.5);
  private static final Box BRICK = box(0, 0, 0, 1, 2, 3);
  private static final Box CUBE = box(0, 0, 0, 1, 1, 1);
  private static final Box PLATE = box(0, 0, 0, 1, 0, 1);
  private static final Segment BAR = seg(-2, 0, 0, 2, 0, 0);
  private static final Triangle FLOOR = tri(at(0, 0, 0), at(4, 0, 0), at(0, 4, 0));
  private static final Triangle SLANT = tri(at(3, 0, 0), at(0, 3, 0), at(0, 0, 3));
  private static final Triangle NEEDLE = tri(at(0, 0, 0), at(4, 0, 0), at(1, 0, 0));
  private static final Triangle DOT = tri(at(1, 1, 1), at(1, 1, 1), at(1, 1, 1));

  private static Stream<Example> sphereSphere() {
    Sphere unit = ball(0, 0, 0, 1);
    return Stream.of(
        of("hit", unit, ball(1.5, 0, 0, 1), -0.5),
        of("touch", ball(0, 0, 0, 2), ball(3, 4, 0, 3), 0),
        of("near miss", unit, ball(2 + GAP, 0, 0, 1), GAP),
        of("apart", unit, ball(0, 6, 8, 2), 7),
        of("contained", ball(0, 0, 0, 10), ball(2, 0, 0, 1), -9),
        of("concentric", unit, ball(0, 0, 0, 2), -3),
        of("equal", unit, unit, -2),
        of("one point", ball(1, 2, 3, 0), ball(1, 2, 3, 0), 0),
        of("two points", ball(1, 2, 3, 0), ball(1, 2, 3 + GAP, 0), GAP),
        of("point on sphere", ball(2, 3, 6, 0), ball(0, 0, 0, 7), 0));
  }

  private static Stream<Example> sphereCapsule() {
    return Stream.of(
        of("hit side", ball(1, 0.5, 0, 0.75), PILL, -0.25),
        of("touch side", ball(1.25, -1, 0, 0.75), PILL, 0),
        of("touch cap", ball(0, 3, 0, 1.5), PILL, 0),
        of("touch cap askew", ball(3, 5, 0, 4.5), PILL, 0),
        of("near miss", ball(1.25 + GAP, 0, 0, 0.75), PILL, GAP),
        of("contained", ball(0, 0.5, 0, 0.125), PILL, -0.625),
        of("containing", ball(0, 1, 0, 9), PILL, -9.5),
        of("capsule without length", ball(1, 0, 0, 0.5), cap(seg(0, 0, 0, 0, 0, 0), 0.5), 0),
        of("concentric without length", ball(0, 0, 0, 1), cap(seg(0, 0, 0, 0, 0, 0), 2), -3),
        of("point on a line", ball(0, 0.5, 0, 0), cap(seg(0, 0, 0, 0, 1, 0), 0), 0),
        of("point past a line", ball(0, 1 + GAP, 0, 0), cap(seg(0, 0, 0, 0, 1, 0), 0), GAP));
  }

  private static Stream<Example> sphereBox() {
    Box turned = new Box(Vec3.ZERO, at(1, 2, 3), QUARTER);
    return Stream.of(
        of("hit face", ball(2, 0, 0, 2), BRICK, -1),
        of("touch face", ball(3, 0, 0, 2), BRICK, 0),
        of("touch edge", ball(4, 6, 1, 5), BRICK, 0),
        of("touch corner", ball(3, 5, 9, 7), BRICK, 0),
        of("near miss face", ball(3 + GAP, 0, 0, 2), BRICK, GAP),
        of("apart from an edge", ball(-4, 6, 1, 2), BRICK, 3),
        of("center on the face", ball(1, 0.5, 0, 0.5), BRICK, -0.5),
        of("center on the edge", ball(1, 2, 0, 0.5), BRICK, -0.5),
        of("center on the corner", ball(1, 2, 3, 0.5), BRICK, -0.5),
        of("contained", ball(0.5, 0, 0, 0.25), BRICK, -0.75),
        of("concentric", ball(0, 0, 0, 1), BRICK, -2),
        of("touch a turned box", ball(4, 0, 0, 2), turned, 0),
        of("near miss a turned box", ball(0, 2 + GAP, 0, 1), turned, GAP),
        of("flat box touched", ball(0.5, 1, 0, 1), PLATE, 0),
        of("flat box through the center", ball(0, 0, 0, 0.5), PLATE, -0.5),
        of("box that is a point", ball(3, 4, 0, 5), box(0, 0, 0, 0, 0, 0), 0),
        of("point on the corner", ball(1, 2, 3, 0), BRICK, 0),
        of("point off the corner", ball(1, 2, 3 + GAP, 0), BRICK, GAP));
  }

  private static Stream<Example> sphereSegment() {
    return Stream.of(
        of("hit", ball(0, 0.5, 0, 1), BAR, -0.5),
        of("touch side", ball(1, 1, 0, 1), BAR, 0),
        of("touch end", ball(5, 4, 0, 5), BAR, 0),
        of("near miss side", ball(1, 1 + GAP, 0, 1), BAR, GAP),
        of("near miss end", ball(3 + GAP, 0, 0, 1), BAR, GAP),
        of("center on it", ball(1, 0, 0, 0.5), BAR, -0.5),
        of("containing", ball(0, 0, 0, 8), BAR, -8),
        of("segment without length", ball(0, 3, 4, 5), seg(0, 0, 0, 0, 0, 0), 0),
        of("one point", ball(1, 1, 1, 0), seg(1, 1, 1, 1, 1, 1), 0),
        of("point on a slanted line", ball(1, 2, 3, 0), seg(0, 0, 0, 3, 6, 9), 0),
        of("sphere of no radius beside", ball(1, GAP, 0, 0), BAR, GAP));
  }

  private static Stream<Example> sphereTriangle() {
    return Stream.of(
        of("hit face", ball(1, 1, 0.25, 0.5), FLOOR, -0.25),
        of("touch face", ball(1, 1, 2, 2), FLOOR, 0),
        of("touch edge", ball(2, -3, 4, 5), FLOOR, 0),
        of("touch corner", ball(-2, -3, 6, 7), FLOOR, 0),
        of("near miss face", ball(1, 1, -2 - GAP, 2), FLOOR, GAP),
        of("near miss edge", ball(2, -1 - GAP, 0, 1), FLOOR, GAP),
        of("center on the face", ball(1, 1, 0, 0.5), FLOOR, -0.5),
        of("containing", ball(1, 1, 0, 10), FLOOR, -10),
        of("point on the face", ball(1, 1, 0, 0), FLOOR, 0),
        of("point on a slanted face", ball(1, 1, 1, 0), SLANT, 0),
        of("point off the face", ball(1, 1, GAP, 0), FLOOR, GAP),
        of("no area", ball(1, 3, 0, 3), NEEDLE, 0),
        of("no area, past its end", ball(4, 3, 4, 5), NEEDLE, 0),
        of("no extent", ball(1, 4, 5, 5), DOT, 0));
  }

  private static Stream<Example> capsuleCapsule() {
    Capsule dot = cap(seg(0, 0, 0, 0, 0, 0), 1);
    return Stream.of(
        of("parallel touch", PILL, cap(seg(1.5, -1, 0, 1.5, 1, 0), 1), 0),
        of("antiparallel touch", PILL, cap(seg(1.5, 1, 0, 1.5, -1, 0), 1), 0),
        of("parallel near miss", PILL, cap(seg(1.5 + GAP, 0, 0, 1.5 + GAP, 9, 0), 1), GAP),
        of("crossing", PILL, cap(seg(-1, 0, 0, 1, 0, 0), 0.5), -1),
        of("skew touch", cap(BAR, 1), cap(seg(0, -2, 2, 0, 2, 2), 1), 0),
        of("skew hit", cap(BAR, 1), cap(seg(0, -2, 1.5, 0, 2, 1.5), 1), -0.5),
        of("end to end touch", PILL, cap(seg(0, 2, 0, 0, 5, 0), 0.5), 0),
        of("ends askew touch", PILL, cap(seg(3, 5, 0, 9, 9, 0), 4.5), 0),
        of("contained", PILL, cap(seg(0, -0.5, 0, 0, 0.5, 0), 0.25), -0.75),
        of("equal", PILL, PILL, -1),
        of("both without length", dot, cap(seg(2, 0, 0, 2, 0, 0), 1), 0),
        of("without radius, crossing", cap(BAR, 0), cap(seg(1, -1, 0, 1, 1, 0), 0), 0));
  }

  private static Stream<Example> capsuleBox() {
    return Stream.of(
        of("touch face, parallel", cap(seg(2, -1, 0, 2, 1, 0), 1), BRICK, 0),
        of("near miss face", cap(seg(2 + GAP, -9, 0, 2 + GAP, 9, 0), 1), BRICK, GAP),
        of("touch corner", cap(seg(3, 5, 9, 8, 9, 12), 7), BRICK, 0),
        of("touch edge", cap(seg(8, 3, 0, 0, 9, 0), 5), BRICK, 0),
        of("hit face", cap(seg(1.5, 0, 0, 5, 0, 0), 1), BRICK, -0.5),
        of("axis through", cap(seg(-5, 0, 0, 5, 0, 0), 0.5), BRICK, -2.5),
        of("contained", cap(seg(0, -0.5, 0, 0, 0.5, 0), 0.25), BRICK, -1.25),
        of("flat box", cap(seg(0, 1, 0, 0, 3, 0), 1), PLATE, 0),
        of("without length or radius", cap(seg(1, 2, 3, 1, 2, 3), 0), BRICK, 0),
        of("without radius, off", cap(seg(1 + GAP, 0, 0, 4, 0, 0), 0), BRICK, GAP));
  }

  private static Stream<Example> capsuleSegment() {
    return Stream.of(
        of("hit side", PILL, seg(0.25, -9, 0, 0.25, 9, 0), -0.25),
        of("touch side", PILL, seg(0.5, 0, -3, 0.5, 0, 3), 0),
        of("touch cap", PILL, seg(-3, 1.5, 0, 3, 1.5, 0), 0),
        of("near miss side", PILL, seg(0.5 + GAP, 0, 0, 7, 0, 0), GAP),
        of("crossing the axis", PILL, BAR, -0.5),
        of("contained", PILL, seg(0, -0.5, 0, 0, 0.5, 0), -0.5),
        of("segment without length", PILL, seg(0.5, 0.5, 0, 0.5, 0.5, 0), 0),
        of("capsule without radius", cap(BAR, 0), seg(0, 0, 0, 0, 1, 0), 0),
        of("capsule without length", cap(seg(0, 5, 0, 0, 5, 0), 5), BAR, 0));
  }

  private static Stream<Example> capsuleTriangle() {
    return Stream.of(
        of("touch face with an end", cap(seg(1, 1, 2, 1, 1, 5), 2), FLOOR, 0),
        of("touch face, parallel", cap(seg(0.5, 0.5, 1, 1, 1, 1), 1), FLOOR, 0),
        of("near miss face", cap(seg(1, 1, 2 + GAP, 2, 1, 5), 2), FLOOR, GAP),
        of("touch edge", cap(seg(2, -3, 4, 2, -9, 12), 5), FLOOR, 0),
        of("touch corner", cap(seg(-2, -3, 6, -5, -9, 9), 7), FLOOR, 0),
        of("piercing", cap(seg(1, 1, -1, 1, 1, 1), 0.5), FLOOR, -1.5),
        of("axis in the plane", cap(seg(1, 1, 0, 9, 9, 0), 0.5), FLOOR, -0.5),
        of("no area", cap(seg(2, 1, 0, 2, 1, 5), 1), NEEDLE, 0),
        of("without radius, on the face", cap(seg(1, 1, 0, 1, 1, 4), 0), FLOOR, 0),
        of("without length", cap(seg(1, 1, -3, 1, 1, -3), 2), FLOOR, 1));
  }

  private static Stream<Example> boxBox() {
    return Stream.of(
        of("hit", CUBE, box(1.5, 0, 0, 1, 1, 1), -0.5),
        of("touch face", CUBE, box(2, 0.5, 0, 1, 1, 1), 0),
        of("touch edge", CUBE, box(2, 2, 0, 1, 1, 1), 0),
        of("touch corner", CUBE, box(2, 2, 2, 1, 1, 1), 0),
        of("near miss face", CUBE, box(2 + GAP, 0, 0, 1, 1, 1), GAP),
        of("near miss corner", CUBE, box(2 + GAP, 2, 2, 1, 1, 1), GAP),
        of("apart by an edge", CUBE, box(5, 6, 0, 1, 1, 1), 5),
        of("apart by a corner", CUBE, box(4, -5, 8, 1, 1, 1), 7),
        of("contained", CUBE, box(0.5, 0, 0, 0.25, 0.25, 0.25), -0.75),
        of("concentric", CUBE, box(0, 0, 0, 0.25, 0.5, 0.5), -1.25),
        of("equal", CUBE, CUBE, -2),
        of("touch turned", CUBE, new Box(at(3, 0, 0), at(1, 2, 3), QUARTER), 0),
        of("hit turned", CUBE, new Box(at(2.5, 0, 0), at(1, 2, 3), QUARTER), -0.5),
        of("flat on a face", PLATE, box(0, 1, 0, 1, 1, 1), 0),
        of("flat, off a face", PLATE, box(0, 1 + GAP, 0, 1, 1, 1), GAP),
        of("both flat in one plane", PLATE, box(1, 0, 0, 1, 0, 1), 0),
        of("point on a corner", box(1, 1, 1, 0, 0, 0), CUBE, 0),
        of("two points", box(0, 0, 0, 0, 0, 0), box(2, 3, 6, 0, 0, 0), 7));
  }

  private static Stream<Example> boxSegment() {
    return Stream.of(
        of("along a face", CUBE, seg(1, -3, 0, 1, 3, 0), 0),
        of("beside a face", CUBE, seg(1 + GAP, -3, 0, 1 + GAP, 3, 0), GAP),
        of("across an edge", CUBE, seg(0, 2, 0, 2, 0, 0), 0),
        of("through", CUBE, seg(-3, 0, 0, 3, 0, 0), -1),
        of("contained", CUBE, seg(-0.5, 0, 0, 0.5, 0, 0), -1),
        of("an end at a corner", CUBE, seg(1, 1, 1, 2, 3, 4), 0),
        of("an end short of a corner", CUBE, seg(1, 1, 1 + GAP, 2, 3, 4), GAP),
        of("an end inside", CUBE, seg(0.5, 0, 0, 9, 0, 0), -0.5),
        of("without length, inside", CUBE, seg(0, 0, 0, 0, 0, 0), -1),
        of("without length, on a corner", CUBE, seg(1, 1, 1, 1, 1, 1), 0),
        of("through a flat box", PLATE, seg(0, -1, 0, 0, 1, 0), -1),
        of("in a flat box", PLATE, seg(-9, 0, 0, 9, 0, 0), 0));
  }

  private static Stream<Example> boxTriangle() {
    return Stream.of(
        of("on a face", CUBE, tri(at(1, -5, -5), at(1, 5, -5), at(1, 0, 5)), 0),
        of(
            "off a face",
            CUBE,
            tri(at(1 + GAP, -5, -5), at(1 + GAP, 5, -5), at(1 + GAP, 0, 5)),
            GAP),
        of("across a corner", CUBE, SLANT, 0),
        of("through", CUBE, tri(at(0, -9, -9), at(0, 9, -9), at(0, 0, 9)), -1),
        of("contained", CUBE, tri(at(0, 0, 0), at(0.5, 0, 0), at(0, 0.5, 0)), -1),
        of("a corner at a face", CUBE, tri(at(1, 0, 0), at(3, 1, 0), at(3, -1, 0)), 0),
        of("an edge across an edge", CUBE, tri(at(0, 2, 0), at(2, 0, 0), at(2, 2, 0)), 0),
        of("no area, through", CUBE, tri(at(-3, 0, 0), at(3, 0, 0), at(1, 0, 0)), -1),
        of("no extent, on a corner", CUBE, DOT, 0),
        of("no extent, off a corner", box(-GAP, 0, 0, 1, 1, 1), DOT, GAP),
        of("flat box in its plane", PLATE, tri(at(-9, 0, -9), at(9, 0, -9), at(0, 0, 9)), 0),
        of("flat box over it", PLATE, tri(at(-9, 3, -9), at(9, 3, -9), at(0, 3, 9)), 3));
  }

  private static Stream<Example> segmentSegment() {
    return Stream.of(
        of("crossing", BAR, seg(0, -1, 0, 0, 1, 0), 0),
        of("crossing off the grid", BAR, seg(-1, -1, 0, 0, 2, 0), 0),
        of("over one another", BAR, seg(0, -1, GAP, 0, 1, GAP), GAP),
        of("skew", BAR, seg(0, -1, 3, 0, 1, 3), 3),
        of("an end on it", BAR, seg(1, 0, 0, 1, 5, 5), 0),
        of("end to end", BAR, seg(2, 0, 0, 5, 5, 5), 0),
        of("parallel", BAR, seg(-9, 2, 0, 9, 2, 0), 2),
        of("antiparallel", BAR, seg(9, 2, 0, -9, 2, 0), 2),
        of("parallel, shifted", BAR, seg(5, 4, 0, 9, 4, 0), 5),
        of("on one line, overlapping", BAR, seg(1, 0, 0, 9, 0, 0), 0),
        of("on one line, touching", BAR, seg(2, 0, 0, 9, 0, 0), 0),
        of("on one line, apart", BAR, seg(2 + GAP, 0, 0, 9, 0, 0), GAP),
        of("contained", BAR, seg(-1, 0, 0, 1, 0, 0), 0),
        of("equal", BAR, BAR, 0),
        of("point on it", BAR, seg(1, 0, 0, 1, 0, 0), 0),
        of("point off it", BAR, seg(1, GAP, 0, 1, GAP, 0), GAP),
        of("two points", seg(0, 0, 0, 0, 0, 0), seg(2, 3, 6, 2, 3, 6), 7));
  }

  private static Stream<Example> segmentTriangle() {
    return Stream.of(
        of("piercing", seg(1, 1, -1, 1, 1, 1), FLOOR, -1),
        of("an end on it", seg(1, 1, 0, 1, 1, 5), FLOOR, 0),
        of("an end over it", seg(1, 1, GAP, 1, 1, 5), FLOOR, GAP),
        of("through an edge", seg(2, 0, -1, 2, 0, 1), FLOOR, 0),
        of("through a corner", seg(-1, -1, -1, 1, 1, 1), FLOOR, 0),
        of("beside an edge", seg(2, -GAP, -1, 2, -GAP, 1), FLOOR, GAP),
        of("in its plane, crossing", seg(-1, 1, 0, 9, 1, 0), FLOOR, 0),
        of("in its plane, contained", seg(1, 1, 0, 1.5, 1, 0), FLOOR, 0),
        of("in its plane, at a corner", seg(-1, 1, 0, 1, -1, 0), FLOOR, 0),
        of("in its plane, clear", seg(-1, -2, 0, -1, 6, 0), FLOOR, 1),
        of("parallel", seg(-1, 1, 2, 9, 1, 2), FLOOR, 2),
        of("point on it", seg(1, 1, 0, 1, 1, 0), FLOOR, 0),
        of("point over it", seg(1, 1, GAP, 1, 1, GAP), FLOOR, GAP),
        of("across one without area", seg(2, -1, 0, 2, 1, 0), NEEDLE, 0),
        of("over one without area", seg(2, -1, GAP, 2, 1, GAP), NEEDLE, GAP),
        of("through one without extent", seg(0, 0, 0, 3, 3, 3), DOT, 0));
  }

  private static Stream<Example> triangleTriangle() {
    return Stream.of(
        of("piercing", FLOOR, tri(at(1, 1, -0.5), at(1, 1, 9), at(1.5, 1, 9)), -0.5),
        of("a corner on the face", FLOOR, tri(at(1, 1, 0), at(1, 1, 5), at(2, 1, 5)), 0),
        of("a corner over the face", FLOOR, tri(at(1, 1, GAP), at(1, 1, 5), at(2, 1, 5)), GAP),
        of("edge across edge", FLOOR, tri(at(2, 0, -1), at(2, 0, 1), at(2, -5, 0)), 0),
        of("edge beside edge", FLOOR, tri(at(2, -GAP, -1), at(2, -GAP, 1), at(2, -5, 0)), GAP),
        of("one edge in common", FLOOR, tri(at(0, 0, 0), at(4, 0, 0), at(0, 0, 4)), 0),
        of("one corner in common", FLOOR, tri(at(4, 0, 0), at(9, 0, 1), at(9, 0, -1)), 0),
        of("in one plane, contained", FLOOR, tri(at(1, 1, 0), at(1.5, 1, 0), at(1, 1.5, 0)), 0),
        of("in one plane, crossing", FLOOR, tri(at(-1, 1, 0), at(9, 1, 0), at(-1, 2, 0)), 0),
        of("in one plane, touching", FLOOR, tri(at(0, 0, 0), at(-4, 1, 0), at(-4, -1, 0)), 0),
        of("in one plane, clear", FLOOR, tri(at(-1, 0, 0), at(-5, 0, 0), at(-1, 4, 0)), 1),
        of("parallel", FLOOR, tri(at(0, 0, 3), at(4, 0, 3), at(0, 4, 3)), 3),
        of("equal", FLOOR, FLOOR, 0),
        of("no area, piercing", FLOOR, tri(at(1, 1, -1), at(1, 1, 1), at(1, 1, 0)), -1),
        of("no area, both", NEEDLE, tri(at(2, -1, 0), at(2, 1, 0), at(2, 0, 0)), 0),
        of("no area, both, clear", NEEDLE, tri(at(2, -1, 3), at(2, 1, 3), at(2, 0, 3)), 3),
        of("no extent, on the face", FLOOR, tri(at(1, 1, 0), at(1, 1, 0), at(1, 1, 0)), 0),
        of("no extent, equal", DOT, DOT, 0));
  }
}
