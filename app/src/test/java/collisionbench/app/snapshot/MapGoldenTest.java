package collisionbench.app.snapshot;

import collisionbench.app.viewport.render.Palette;
import collisionbench.bench.map.AnswerMap;
import collisionbench.bench.map.EdgePoint;
import collisionbench.bench.map.LastBits;
import collisionbench.bench.map.MapColor;
import collisionbench.bench.map.MapPlane;
import collisionbench.bench.map.MapWork;
import collisionbench.bench.map.PairField;
import collisionbench.bench.map.UnrolledEdge;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scenefile.BuiltInScenes;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.builtin.Methods;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/// Maps as pictures without a window.
class MapGoldenTest {

  private static final int SIDE = 384;

  private static AnswerMap map(
      Scene scene, String moved, String stays, String method, MapPlane plane, MapColor color) {
    Body body = scene.body(moved).orElseThrow();
    Body other = scene.body(stays).orElseThrow();
    Method by = Methods.catalogue().named(method).orElseThrow();
    PairField field = new PairField(body, other, false, by);
    return MapWork.complete(field, plane.square(field, SIDE / 2), color);
  }

  @Test
  void whereAMethodIsWrongInThePlane() throws SnapshotException, IOException {
    Scene scene = BuiltInScenes.named("fault-003-short-direction-2d").orElseThrow();
    String method = "article-003-circle-sector";
    AnswerMap map = map(scene, "circle", "quarter", method, MapPlane.XY, MapColor.AGREEMENT);
    GoldenPictures.check("map-plane-light", Snapshot.of(map, scene, Palette.LIGHT, SIDE));
  }

  @Test
  void whichBranchAMethodTakesInSpace() throws SnapshotException, IOException {
    Scene scene = BuiltInScenes.named("sphere-box").orElseThrow();
    String method = "article-004-sphere-box";
    AnswerMap map = map(scene, "ball", "box", method, MapPlane.XZ, MapColor.BRANCH);
    GoldenPictures.check("map-space", Snapshot.of(map, scene, Palette.DARK, SIDE));
  }

  @Test
  void howFarFromTheEdgeAMethodIsWrong() throws SnapshotException, IOException {
    Scene scene = BuiltInScenes.named("fault-000-long-capsule").orElseThrow();
    String method = "article-000-capsule-sphere";
    AnswerMap map = map(scene, "ball", "capsule", method, MapPlane.XY, MapColor.AGREEMENT);
    UnrolledEdge edge = UnrolledEdge.of(map, 128, 128).orElseThrow();
    AnswerMap unrolled = MapWork.complete(map.field(), edge, MapColor.AGREEMENT);
    GoldenPictures.check("map-edge", Snapshot.of(unrolled, scene, Palette.DARK, SIDE));
  }

  @Test
  void whatAMethodAnswersInTheLastBits() throws SnapshotException, IOException {
    Scene scene = BuiltInScenes.named("point-polygon-2d").orElseThrow();
    String method = "article-001-point-polygon";
    AnswerMap map = map(scene, "point", "polygon", method, MapPlane.XY, MapColor.AGREEMENT);
    Vec3 edge = EdgePoint.nearest(map.field(), Vec3.ZERO).orElseThrow().inside();
    LastBits bits = LastBits.around(map.field(), MapPlane.XY, edge, 128).orElseThrow();
    AnswerMap last = MapWork.complete(bits.field(), bits.places(), MapColor.AGREEMENT);
    GoldenPictures.check("map-bits-light", Snapshot.of(last, scene, Palette.LIGHT, SIDE));
  }
}
