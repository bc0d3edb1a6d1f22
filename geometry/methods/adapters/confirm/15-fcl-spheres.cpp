// Spheres at (-2, -4, 2) of radius 1 and at (3, -1, 1) of radius 2.5.
#include <fcl/fcl.h>

#include <cstdio>

static fcl::CollisionObjectd sphere(double radius, const fcl::Vector3d& center) {
  fcl::Transform3d at = fcl::Transform3d::Identity();
  at.translation() = center;
  return fcl::CollisionObjectd(std::make_shared<fcl::Sphered>(radius), at);
}

int main() {
  auto a = sphere(1, {-2, -3.9999999999999996, 2}), b = sphere(2.5, {3, -1, 1});
  std::printf("FCL %s signed distance, of two spheres, says ", FCL_VERSION);
  std::fflush(stdout);
  fcl::DistanceResultd result;
  fcl::distance(&a, &b, fcl::DistanceRequestd(true, true), result);
  std::printf("%g; they are 2.416 apart\n", result.min_distance);
}
