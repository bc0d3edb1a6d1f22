// Bullet: yes or no by contactPairTest with its usual margins; GJK with EPA without margins.
#include <btBulletCollisionCommon.h>
#include <BulletCollision/CollisionShapes/btTriangleShape.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkEpaPenetrationDepthSolver.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkPairDetector.h>
#include <BulletCollision/NarrowPhaseCollision/btPointCollector.h>

#include <memory>

#include "bench.hpp"

using namespace bench;

struct Body {
  std::unique_ptr<btConvexShape> shape;
  btTransform transform;
};

static btVector3 vector(const Vector& v) { return btVector3(v[0], v[1], v[2]); }

static btTransform at(const btVector3& center) { return btTransform(btQuaternion::getIdentity(), center); }

// Bullet's capsules stand along y.
static Body capsule(const Capsule& c) {
  btVector3 axis = vector(c.end) - vector(c.start);
  btTransform transform = at((vector(c.start) + vector(c.end)) / 2);
  if (axis.length() > 0) transform.setRotation(shortestArcQuat(btVector3(0, 1, 0), axis.normalized()));
  return {std::make_unique<btCapsuleShape>(positive(c.radius), axis.length()), transform};
}

// Margins of boxes are inside, so a box has to be thicker.
static Body box(const Box& b, double margin) {
  for (double half : b.halfExtents)
    if (half <= margin) throw Undecided("a box thinner than its margin");
  auto shape = std::make_unique<btBoxShape>(vector(b.halfExtents));
  shape->setMargin(margin);
  const Vector& q = b.orientation;
  return {std::move(shape), btTransform(btQuaternion(q[0], q[1], q[2], q[3]).normalized(), vector(b.center))};
}

static Body triangle(const Triangle& t, double margin) {
  auto shape = std::make_unique<btTriangleShape>(vector(t.a), vector(t.b), vector(t.c));
  shape->setMargin(margin);
  return {std::move(shape), btTransform::getIdentity()};
}

static Body hull(const std::vector<Vector>& points, double margin) {
  auto shape = std::make_unique<btConvexHullShape>();
  for (auto& point : points) shape->addPoint(vector(point), false);
  shape->recalcLocalAabb();
  shape->setMargin(margin);
  return {std::move(shape), btTransform::getIdentity()};
}

static Body body(const Shape& shape, double margin) {
  return std::visit(Match{
    [](const Sphere& s) { return Body{std::make_unique<btSphereShape>(positive(s.radius)), at(vector(s.center))}; },
    [](const Capsule& c) { return capsule(c); },
    [=](const Box& b) { return box(b, margin); },
    [=](const Triangle& t) { return triangle(t, margin); },
    [=](const Segment& s) { return hull({s.start, s.end}, margin); },
    [=](const Hull& h) { return hull(h.points, margin); },
    [](const auto&) -> Body { throw Undecided("of the plane"); }}, shape);
}

// Depths are those of shapes with their margins, which algorithms treat differently: only yes or no is taken.
struct Contacts : btCollisionWorld::ContactResultCallback {
  bool any = false;
  using Wrapper = const btCollisionObjectWrapper*;
  btScalar addSingleResult(btManifoldPoint& point, Wrapper, int, int, Wrapper, int, int) override {
    any = any || point.getDistance() <= 0;
    return 0;
  }
};

static Answer contact(btCollisionWorld& world, const Shape& x, const Shape& y) {
  Body a = body(x, CONVEX_DISTANCE_MARGIN), b = body(y, CONVEX_DISTANCE_MARGIN);
  btCollisionObject objectA, objectB;
  objectA.setCollisionShape(a.shape.get());
  objectA.setWorldTransform(a.transform);
  objectB.setCollisionShape(b.shape.get());
  objectB.setWorldTransform(b.transform);
  Contacts contacts;
  world.contactPairTest(&objectA, &objectB, contacts);
  return touch(contacts.any);
}

static Answer words(const char* name, const btVector3& v) {
  return std::string(" ") + name + " " + word(v.x()) + " " + word(v.y()) + " " + word(v.z());
}

// The normal that Bullet gives points from B to A.
static Answer closest(const Shape& x, const Shape& y) {
  Body a = body(x, 0), b = body(y, 0);
  btVoronoiSimplexSolver simplex;
  btGjkEpaPenetrationDepthSolver epa;
  btGjkPairDetector detector(a.shape.get(), b.shape.get(), &simplex, &epa);
  btGjkPairDetector::ClosestPointInput input;
  input.m_transformA = a.transform;
  input.m_transformB = b.transform;
  btPointCollector found;
  detector.getClosestPoints(input, found, nullptr);
  if (!found.m_hasResult) throw Undecided("no result");
  btVector3 normal = found.m_normalOnBInWorld, pointB = found.m_pointInWorld;
  return distance(found.m_distance) + words("pointA", pointB + normal * found.m_distance) + words("pointB", pointB)
      + words("normal", -normal);
}

int main() {
  btDefaultCollisionConfiguration configuration;
  btCollisionDispatcher dispatcher(&configuration);
  btDbvtBroadphase broadphase;
  btCollisionWorld world(&dispatcher, &broadphase, &configuration);
  std::vector<std::string> kinds = {"sphere", "capsule", "box", "segment", "triangle", "hull"};
  std::string version = std::to_string(BT_BULLET_VERSION / 100) + "." + std::to_string(BT_BULLET_VERSION % 100);
  return Program({
    Method("bullet-contact", "Bullet: btCollisionWorld::contactPairTest, its margins as they are", version)
      .inFloats().touchingEither().margin(2 * CONVEX_DISTANCE_MARGIN)
      .pairs(kinds, "", [&](auto& a, auto& b) { return contact(world, a, b); }),
    Method("bullet-gjk-epa", "Bullet: btGjkPairDetector with btGjkEpaPenetrationDepthSolver, margins 0", version)
      .inFloats().touchingEither()
      .pairs(kinds, "", closest)}).run();
}
