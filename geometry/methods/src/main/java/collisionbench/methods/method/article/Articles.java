package collisionbench.methods.method.article;

import collisionbench.methods.method.Method;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/// The methods of the articles.
public final class Articles {

  private Articles() {}

  /// {@return all of them, in the order of the articles, those in floats in both kinds}
  public static List<Method> all() {
    return Stream.<Stream<? extends Method>>of(
            inBoth(CapsuleSphere::new),
            Stream.of(
                new Segments2(),
                new Spheres(),
                new SweptSpheres(),
                new SegmentSphere(),
                new SegmentThroughTriangle(),
                new PointInPolygon()),
            inBoth(SegmentDistance::new),
            inBoth(CheckLineCross::new),
            inBoth(CircleCapsule::new),
            inBoth(CircleSector::new),
            inBoth(SphereBox::new))
        .<Method>flatMap(methods -> methods)
        .toList();
  }

  private static Stream<Method> inBoth(Function<Floats, Method> method) {
    return Floats.both().stream().map(method);
  }
}
