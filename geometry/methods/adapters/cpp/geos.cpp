// GEOS: exact predicates, and distances. It has no round shapes: circles and capsules are asked as points and segments,
// less the radius.
#include <geos_c.h>

#include <memory>

#include "bench.hpp"

using namespace bench;

static std::string failure;
static const GEOSContextHandle_t geos = [] {
  GEOSContextHandle_t context = GEOS_init_r();
  GEOSContext_setErrorMessageHandler_r(context, [](const char* message, void*) { failure = message; }, nullptr);
  return context;
}();

struct Destroy { void operator()(GEOSGeometry* geometry) const { GEOSGeom_destroy_r(geos, geometry); } };
using Geometry = std::unique_ptr<GEOSGeometry, Destroy>;

static GEOSCoordSequence* sequence(const std::vector<Vector>& points) {
  GEOSCoordSequence* made = GEOSCoordSeq_create_r(geos, points.size(), 2);
  for (size_t i = 0; i < points.size(); i++) GEOSCoordSeq_setXY_r(geos, made, i, points[i][0], points[i][1]);
  return made;
}

static GEOSGeometry* point(const Vector& at) { return GEOSGeom_createPointFromXY_r(geos, at[0], at[1]); }
static GEOSGeometry* line(const Vector& start, const Vector& end) {
  return GEOSGeom_createLineString_r(geos, sequence({start, end}));
}

static GEOSGeometry* polygon(std::vector<Vector> ring) {
  ring.push_back(ring.front());
  return GEOSGeom_createPolygon_r(geos, GEOSGeom_createLinearRing_r(geos, sequence(ring)), nullptr, 0);
}

static Geometry geometry(const Shape& shape) {
  Geometry made(std::visit(Match{
    [](const Point& p) { return point(p.at); },
    [](const Circle& c) { return point(c.center); },
    [](const Segment& s) { return line(s.start, s.end); },
    [](const Capsule& c) { return line(c.start, c.end); },
    [](const Polygon& p) { return polygon(p.vertices); },
    [](const auto&) -> GEOSGeometry* { throw Undecided("of space"); }}, shape));
  if (!made) throw std::runtime_error(failure);
  return made;
}

static double radius(const Shape& shape) {
  return std::visit(Match{
    [](const Circle& c) { return c.radius; },
    [](const Capsule& c) { return c.radius; },
    [](const auto&) { return 0.0; }}, shape);
}

static Answer intersects(const Shape& a, const Shape& b) {
  char answer = GEOSIntersects_r(geos, geometry(a).get(), geometry(b).get());
  if (answer > 1) throw std::runtime_error(failure);
  return touch(answer == 1);
}

static Answer lessRadii(const Shape& a, const Shape& b) {
  double distance;
  if (GEOSDistance_r(geos, geometry(a).get(), geometry(b).get(), &distance) == 0) throw std::runtime_error(failure);
  return gap(distance - radius(a) - radius(b));
}

int main() {
  return Program({
    Method("geos-intersects", "GEOS: GEOSIntersects_r", GEOS_VERSION)
      .pairs({"point", "segment", "polygon"}, "-2d", intersects),
    Method("geos-distance", "GEOS: GEOSDistance_r", GEOS_VERSION)
      .pairs({"point", "circle", "capsule", "segment", "polygon"}, "-2d", lessRadii)}).run();
}
