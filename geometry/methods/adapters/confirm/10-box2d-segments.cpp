// Two segments that cross.
#include <box2d/b2_distance.h>
#include <box2d/box2d.h>

#include <cstdio>

int main() {
  b2EdgeShape a, b;
  a.SetTwoSided(b2Vec2(0.0031573500018566847f, 0), b2Vec2(0, 1.2523757219314575f));
  b.SetTwoSided(b2Vec2(1.1312646865844727f, 0.4570406973361969f), b2Vec2(-1.1281073093414307f, 0.7953349947929382f));
  b2DistanceInput input;
  input.proxyA.Set(&a, 0);
  input.proxyB.Set(&b, 0);
  input.transformA.SetIdentity();
  input.transformB.SetIdentity();
  input.useRadii = false;
  b2SimplexCache cache;
  cache.count = 0;
  b2DistanceOutput output;
  b2Distance(&output, &cache, &input);
  std::printf("Box2D %d.%d.%d b2Distance, of segments that cross, says %g; they are 0.62 deep\n", b2_version.major,
              b2_version.minor, b2_version.revision, output.distance);
}
