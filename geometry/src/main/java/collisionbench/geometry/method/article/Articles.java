package collisionbench.geometry.method.article;

import collisionbench.geometry.method.Method;
import java.util.List;

/// The methods of the articles.
public final class Articles {

  private Articles() {}

  /// {@return all of them, in the order of the articles}
  public static List<Method> all() {
    return List.of(
        new CapsuleSphere(),
        new Segments2(),
        new Spheres(),
        new MovingSpheres(),
        new SegmentSphere(),
        new SegmentTriangle(),
        new PointPolygon(),
        new Segments(),
        new CheckLineCross(),
        new CircleCapsule(),
        new CircleSector(),
        new SphereBox());
  }
}
