// FCL with libccd, as Debian builds it: collide, and distance with enable_signed_distance.
#include <fcl/fcl.h>

#include "bench.hpp"

static fcl::Vector3d vector(const bench::Vector& v) { return {v[0], v[1], v[2]}; }

// FCL's capsules stand along z, and are measured without their caps; its boxes have full sides.
static fcl::CollisionObjectd object(const bench::Shape& shape) {
  using namespace bench;
  fcl::Transform3d at = fcl::Transform3d::Identity();
  std::shared_ptr<fcl::CollisionGeometryd> geometry;
  std::visit(Match{
    [&](const Sphere& s) {
      at.translation() = vector(s.center);
      geometry = std::make_shared<fcl::Sphered>(positive(s.radius));
    },
    [&](const Capsule& c) {
      fcl::Vector3d axis = vector(c.end) - vector(c.start);
      at.translation() = (vector(c.start) + vector(c.end)) / 2;
      at.linear() = fcl::Quaterniond::FromTwoVectors(fcl::Vector3d::UnitZ(), axis).toRotationMatrix();
      geometry = std::make_shared<fcl::Capsuled>(positive(c.radius), positive(axis.norm()));
    },
    [&](const Box& b) {
      const Vector &half = b.halfExtents, &q = b.orientation;
      at.translation() = vector(b.center);
      at.linear() = fcl::Quaterniond(q[3], q[0], q[1], q[2]).normalized().toRotationMatrix();
      geometry = std::make_shared<fcl::Boxd>(2 * positive(half[0]), 2 * positive(half[1]), 2 * positive(half[2]));
    },
    [](const auto&) { throw Undecided("FCL has none of these"); }}, shape);
  return fcl::CollisionObjectd(geometry, at);
}

static bench::Answer collide(const bench::Shape& x, const bench::Shape& y) {
  fcl::CollisionObjectd a = object(x), b = object(y);
  fcl::CollisionResultd result;
  fcl::collide(&a, &b, fcl::CollisionRequestd(), result);
  return bench::touch(result.isCollision());
}

static bench::Answer signedDistance(const bench::Shape& x, const bench::Shape& y) {
  fcl::CollisionObjectd a = object(x), b = object(y);
  fcl::DistanceResultd result;
  fcl::distance(&a, &b, fcl::DistanceRequestd(true, true), result);
  return bench::distance(result.min_distance);
}

// Distances have a tolerance of 1e-6, and asserts fail below it: they are judged as those of floats.
int main() {
  using namespace bench;
  return Program({
    Method("fcl-collide", "FCL: collide", FCL_VERSION)
      .touchingEither().pairs({"sphere", "capsule", "box"}, "", collide),
    Method("fcl-signed-distance", "FCL: distance with enable_signed_distance", FCL_VERSION)
      .inFloats().touchingEither().pairs({"sphere", "capsule", "box"}, "", signedDistance)}).run();
}
