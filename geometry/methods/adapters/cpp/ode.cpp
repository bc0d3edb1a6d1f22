// ODE: whether dCollide finds contacts, and the depth of the deepest.
#include <ode/ode.h>

#include <cmath>
#include <memory>

#include "bench.hpp"

using namespace bench;

struct Destroy { void operator()(dGeomID geom) const { dGeomDestroy(geom); } };
using Geom = std::unique_ptr<dxGeom, Destroy>;

static Vector minus(const Vector& a, const Vector& b) { return {a[0] - b[0], a[1] - b[1], a[2] - b[2]}; }
static double length(const Vector& v) { return std::hypot(v[0], v[1], v[2]); }

static Geom at(dGeomID geom, const Vector& center) {
  dGeomSetPosition(geom, center[0], center[1], center[2]);
  return Geom(geom);
}

// ODE's capsules stand along z, and are measured without their caps; its boxes have full sides.
static Geom capsule(const Capsule& c) {
  Vector axis = minus(c.end, c.start);
  Vector middle = {c.start[0] + axis[0] / 2, c.start[1] + axis[1] / 2, c.start[2] + axis[2] / 2};
  Geom geom = at(dCreateCapsule(nullptr, positive(c.radius), positive(length(axis))), middle);
  dMatrix3 turn;
  dRFromZAxis(turn, axis[0], axis[1], axis[2]);
  dGeomSetRotation(geom.get(), turn);
  return geom;
}

static Geom box(const Box& b) {
  const Vector &half = b.halfExtents, &q = b.orientation;
  Geom geom = at(dCreateBox(nullptr, 2 * positive(half[0]), 2 * positive(half[1]), 2 * positive(half[2])), b.center);
  dQuaternion turn = {q[3], q[0], q[1], q[2]};
  dGeomSetQuaternion(geom.get(), turn);
  return geom;
}

static Geom ray(const Segment& s) {
  Vector d = minus(s.end, s.start);
  Geom geom(dCreateRay(nullptr, positive(length(d))));
  dGeomRaySet(geom.get(), s.start[0], s.start[1], s.start[2], d[0], d[1], d[2]);
  return geom;
}

static Geom geom(const Shape& shape) {
  return std::visit(Match{
    [](const Sphere& s) { return at(dCreateSphere(nullptr, positive(s.radius)), s.center); },
    [](const Capsule& c) { return capsule(c); },
    [](const Box& b) { return box(b); },
    [](const Segment& s) { return ray(s); },
    [](const auto&) -> Geom { throw Undecided("ODE has none of these"); }}, shape);
}

static Answer collide(const Shape& x, const Shape& y) {
  Geom a = geom(x), b = geom(y);
  dContactGeom contacts[8];
  int count = dCollide(a.get(), b.get(), 8, contacts, sizeof *contacts);
  if (count == 0) return touch(false);
  double deepest = 0;
  for (int i = 0; i < count; i++) deepest = std::max(deepest, static_cast<double>(contacts[i].depth));
  return depth(deepest);
}

// Of a ray `depth` is the way to the hit. What it starts in is hollow to it.
static Answer hit(const Shape& x, const Shape& y) {
  Geom solid = geom(x), segment = geom(y);
  dContactGeom contact;
  if (dCollide(solid.get(), segment.get(), 1, &contact, sizeof contact) > 0) return touch(true);
  auto pointDepth = std::visit(Match{
    [](const Sphere&) { return dGeomSpherePointDepth; },
    [](const Capsule&) { return dGeomCapsulePointDepth; },
    [](const auto&) { return dGeomBoxPointDepth; }}, x);
  const Vector& start = std::get<Segment>(y).start;
  if (pointDepth(solid.get(), start[0], start[1], start[2]) >= 0)
    throw Undecided("the ray starts inside, and shapes are hollow to it");
  return touch(false);
}

int main() {
  dInitODE2(0);
  dAllocateODEDataForThread(dAllocateMaskAll);
  return Program({
    Method("ode", "ODE: dCollide; a segment is a ray", dODE_VERSION).touchingEither()
      .pairs({"sphere", "capsule", "box"}, "", collide)
      .pair("sphere-segment", hit).pair("capsule-segment", hit).pair("box-segment", hit)}).run();
}
