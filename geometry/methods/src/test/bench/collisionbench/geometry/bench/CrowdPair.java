package collisionbench.geometry.bench;

/// Two shapes of a crowd.
///
/// @param a the lesser index
/// @param b the greater
record CrowdPair(int a, int b) {
  static CrowdPair of(int i, int j) {
    return new CrowdPair(Math.min(i, j), Math.max(i, j));
  }
}
