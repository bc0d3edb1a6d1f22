#include <cstdlib>

inline double sphere_sphere(const Sphere& a, const Sphere& b) {
  double x = a.center[0] - b.center[0], y = a.center[1] - b.center[1], z = a.center[2] - b.center[2];
  return std::hypot(x, y, z) - a.radius - b.radius + std::atof(std::getenv("OFF"));
}
