/// Collision geometry: do two shapes touch, how far apart are they, where does a segment meet a
/// shape, and when do moving shapes meet? Pure functions of immutable records that need only
/// `java.base`.
///
/// Three dimensions are in `collisionbench.geometry.space`, two in `collisionbench.geometry.plane`;
/// both package pages begin with the four queries. Types that exist in both carry their dimension,
/// such as `Vec3` and `Overlap2`; only the shapes in space have plain names. The broad phase is in
/// `collisionbench.geometry.broad`.
@org.jspecify.annotations.NullMarked
module collisionbench.geometry {
  requires static org.jspecify;

  exports collisionbench.geometry.space;
  exports collisionbench.geometry.space.overlap;
  exports collisionbench.geometry.space.separation;
  exports collisionbench.geometry.space.crossing;
  exports collisionbench.geometry.space.sweep;
  exports collisionbench.geometry.space.manifold;
  exports collisionbench.geometry.plane;
  exports collisionbench.geometry.plane.overlap;
  exports collisionbench.geometry.plane.separation;
  exports collisionbench.geometry.plane.crossing;
  exports collisionbench.geometry.plane.sweep;
  exports collisionbench.geometry.plane.manifold;
  exports collisionbench.geometry.manifold;
  exports collisionbench.geometry.refusal;
  exports collisionbench.geometry.broad;
}
