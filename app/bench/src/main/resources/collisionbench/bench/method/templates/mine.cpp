// Sphere against sphere.
//
// Build: c++ -O2 mine.cpp -o mine     Try it: @program methods --try ./mine     Look for mistakes: @program fuzz --methods ./mine
// The first line names the methods and pairs. Then each line is a question: an id, the method, the pair, and the numbers
// of A and B in the order of scene files. The answer is a line with the same id. std::endl flushes it.
#include <iostream>
#include <string>

int main() {
  std::cout << R"({"collisionBench":1,"format":"words","methods":[{"name":"mine","pairs":["sphere-sphere"]}]})" << std::endl;
  std::string id, method, pair;
  double ax, ay, az, ar, bx, by, bz, br;
  while (std::cin >> id >> method >> pair >> ax >> ay >> az >> ar >> bx >> by >> bz >> br) {
    double dx = bx - ax, dy = by - ay, dz = bz - az, r = ar + br;
    std::cout << id << " touch " << (dx * dx + dy * dy + dz * dz <= r * r) << std::endl;
  }
}
