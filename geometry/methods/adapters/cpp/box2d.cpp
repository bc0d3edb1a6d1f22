// Box2D: b2TestOverlap with the skin that polygons and edges have, and b2Distance without it.
#include <box2d/b2_distance.h>
#include <box2d/box2d.h>

#include <memory>

#include "bench.hpp"

using namespace bench;

// "Box2D has been tuned to work well with moving shapes between 0.1 and 10 meters", and static ones up to 50.
static const double LEAST = 0.1, MOST = 50;

// Shapes that overlap may have this distance; b2TestOverlap says yes below it.
static const float TOUCHING = 10 * b2_epsilon;

static b2Vec2 vector(const Vector& v) { return b2Vec2(v[0], v[1]); }

// What b2PolygonShape::Set asserts, beside corners that are not too close.
static void requireCorners(const std::vector<b2Vec2>& corners) {
  if (corners.size() > b2_maxPolygonVertices) throw Undecided("more than b2_maxPolygonVertices corners");
  float area = 0;
  for (size_t i = 2; i < corners.size(); i++)
    area += b2Cross(corners[i - 1] - corners[0], corners[i] - corners[0]) / 2;
  if (area <= b2_epsilon) throw Undecided("a polygon without area");
}

static std::unique_ptr<b2Shape> shape(const Shape& shape) {
  return std::visit(Match{
    [](const Circle& c) -> std::unique_ptr<b2Shape> {
      auto circle = std::make_unique<b2CircleShape>();
      circle->m_p = vector(c.center);
      circle->m_radius = c.radius;
      return circle;
    },
    [](const Segment& s) -> std::unique_ptr<b2Shape> {
      auto edge = std::make_unique<b2EdgeShape>();
      edge->SetTwoSided(vector(s.start), vector(s.end));
      return edge;
    },
    [](const Polygon& p) -> std::unique_ptr<b2Shape> {
      std::vector<b2Vec2> corners;
      for (auto& vertex : p.vertices) corners.push_back(vector(vertex));
      requireCorners(corners);
      auto polygon = std::make_unique<b2PolygonShape>();
      polygon->Set(corners.data(), corners.size());
      return polygon;
    },
    [](const auto&) -> std::unique_ptr<b2Shape> { throw Undecided("Box2D has none of these"); }}, shape);
}

static b2Transform nowhere() {
  b2Transform transform;
  transform.SetIdentity();
  return transform;
}

static Answer overlap(const Shape& a, const Shape& b) {
  return touch(b2TestOverlap(shape(a).get(), 0, shape(b).get(), 0, nowhere(), nowhere()));
}

static double radius(const Shape& shape) {
  auto circle = std::get_if<Circle>(&shape);
  return circle ? circle->radius : 0;
}

static Answer coreDistance(const Shape& x, const Shape& y) {
  auto a = shape(x), b = shape(y);
  b2DistanceInput input;
  input.proxyA.Set(a.get(), 0);
  input.proxyB.Set(b.get(), 0);
  input.transformA = input.transformB = nowhere();
  input.useRadii = false;
  b2SimplexCache cache;
  cache.count = 0;
  b2DistanceOutput output;
  b2Distance(&output, &cache, &input);
  double distance = output.distance - radius(x) - radius(y);
  return gap(distance < TOUCHING ? 0 : distance);
}

int main() {
  std::string version = PACKAGE_VERSION;  // b2_version of 2.4.1 says 2.4.0
  return Program({
    Method("box2d-overlap", "Box2D: b2TestOverlap", version)
      .inFloats().touchingEither().sizes(LEAST, MOST).margin(2 * b2_polygonRadius + TOUCHING)
      .pairs({"circle", "segment", "polygon"}, "-2d", overlap),
    Method("box2d-distance", "Box2D: b2Distance without radii; those of circles are subtracted", version)
      .inFloats().touchingEither().sizes(LEAST, MOST).margin(TOUCHING)
      .pairs({"circle", "segment", "polygon"}, "-2d", coreDistance)}).run();
}
