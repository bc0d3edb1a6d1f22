// Two unit spheres at one place.
#include <fcl/fcl.h>

#include <cstdio>

int main() {
  auto ball = std::make_shared<fcl::Sphered>(1.0);
  fcl::CollisionObjectd a(ball, fcl::Transform3d::Identity()), b(ball, fcl::Transform3d::Identity());
  std::printf("FCL %s signed distance, of two unit spheres at one place, says ", FCL_VERSION);
  std::fflush(stdout);
  fcl::DistanceResultd result;
  fcl::distance(&a, &b, fcl::DistanceRequestd(true, true), result);
  std::printf("%g; they are 2 deep\n", result.min_distance);
}
