package collisionbench.geometry.space.proof;

import collisionbench.geometry.number.Dyadic3;

/// A vertex of the Minkowski difference of two cores: the vector from a corner of A to a corner of
/// B.
record ExactVertex(Dyadic3 ofA, Dyadic3 ofB, Dyadic3 delta) {

  static ExactVertex of(Dyadic3 ofA, Dyadic3 ofB) {
    return new ExactVertex(ofA, ofB, ofB.minus(ofA));
  }
}
