package collisionbench.bench.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Camera;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.builtin.Methods;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class MapPlaneTest {

  private static final Camera CAMERA = new Camera(Vec3.ZERO, 10, 0.5, 0.4);

  private static Set<MapPlane.Kind> kinds(PairField field) {
    EnumSet<MapPlane.Kind> kinds = EnumSet.noneOf(MapPlane.Kind.class);
    MapPlane.of(field, CAMERA).forEach(plane -> kinds.add(plane.kind()));
    return kinds;
  }

  private static boolean showsEdge(PairField field, MapPlane plane) {
    return !MapWork.complete(field, plane.square(field, 32), MapColor.AGREEMENT)
        .exactEdge()
        .isEmpty();
  }

  @Test
  void onlyFlatBodiesHaveAPlaneOfTheirOwn() {
    Body3 segment = new Body3("s", new Segment(Vec3.ZERO, Vec3.X));
    Body3 flat = new Body3("t", new Triangle(Vec3.ZERO, new Vec3(1, 1, 0), new Vec3(0, 1, 1)));
    Body3 edgeOn = new Body3("u", new Triangle(Vec3.ZERO, Vec3.X, new Vec3(2, 0, 0)));
    PairField with = new PairField(segment, flat, true, Methods.ANALYTIC);
    assertEquals(EnumSet.allOf(MapPlane.Kind.class), kinds(with));
    PairField without = new PairField(segment, edgeOn, true, Methods.ANALYTIC);
    assertEquals(EnumSet.complementOf(EnumSet.of(MapPlane.Kind.BODY)), kinds(without));
    MapPlane own =
        MapPlane.of(with, CAMERA).stream()
            .filter(plane -> plane.kind() == MapPlane.Kind.BODY)
            .findFirst()
            .orElseThrow();
    assertEquals(1, own.up().length(), 1e-15);
    assertEquals(0, own.right().dot(own.up()), 1e-15);
    assertEquals(0, own.up().dot(new Vec3(1, 1, 0).cross(new Vec3(0, 1, 1))), 1e-15);
  }

  @Test
  void inThePlaneThereIsOne() {
    assertEquals(List.of(MapPlane.XY), MapPlane.of(Pairs.flat(Methods.ANALYTIC), CAMERA));
  }

  /// The ball flies three units in front of a box: planes in which it stays there miss the contact.
  @Test
  void thePlaneThatShowsMostOfTheEdgeComesFirst() {
    Body3 ball = new Body3("ball", new Sphere(new Vec3(0, 0, 3), 0.5));
    Body3 box = new Body3("box", new Box(Vec3.ZERO, new Vec3(1, 1, 0.25)));
    PairField field = new PairField(ball, box, true, Methods.ANALYTIC);
    List<MapPlane> planes = MapPlane.of(field, new Camera(Vec3.ZERO, 10, 0, 0));
    assertTrue(showsEdge(field, planes.getFirst()));
    assertTrue(Set.of(MapPlane.XZ, MapPlane.YZ).contains(planes.getFirst()));
    assertEquals(MapPlane.XY, planes.get(2));
  }

  @Test
  void thePlaneOfThePictureComesLastWhateverItShows() {
    PairField field = Pairs.solid(Methods.ANALYTIC);
    List<MapPlane> planes = MapPlane.of(field, CAMERA);
    assertEquals(MapPlane.Kind.PICTURE, planes.getLast().kind());
    assertEquals(MapPlane.of(field), planes.subList(0, planes.size() - 1));
  }

  @Test
  void aSquareShowsTheWholeEdgeOrForALongBodyTheNearest() {
    assertTrue(isInside(Pairs.flat(Methods.ANALYTIC)));
    assertTrue(isInside(Pairs.solid(Methods.ANALYTIC).swapped()));
    PairField small = new PairField(Pairs.SMALL, Pairs.LONG, true, Methods.ANALYTIC);
    Lattice square = MapPlane.XY.square(small, 32);
    assertEquals(8 * 0.56, 32 * square.right().length(), 1e-9);
    assertTrue(showsEdge(small, MapPlane.XY));
    assertTrue(showsEdge(small.swapped(), MapPlane.XY));
  }

  /// The edge is one closed line, which nothing of the border of the map touches.
  private static boolean isInside(PairField field) {
    AnswerMap map = MapWork.complete(field, MapPlane.XY.square(field, 32), MapColor.AGREEMENT);
    MapLine edge = map.exactEdge().getFirst();
    return map.exactEdge().size() == 1 && edge.spots().getFirst().equals(edge.spots().getLast());
  }
}
