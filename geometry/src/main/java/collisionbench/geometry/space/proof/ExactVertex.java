package collisionbench.geometry.space.proof;

import collisionbench.geometry.number.Dyadic3;

/// A corner of the difference of two cores: the way from a corner of A to a corner of B.
record ExactVertex(Dyadic3 ofA, Dyadic3 ofB, Dyadic3 delta) {

  static ExactVertex of(Dyadic3 ofA, Dyadic3 ofB) {
    return new ExactVertex(ofA, ofB, ofB.minus(ofA));
  }
}
