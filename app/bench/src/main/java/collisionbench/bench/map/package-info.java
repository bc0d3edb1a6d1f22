/// Maps of answers: one body of a pair is moved over many places, and a method is asked at each.
///
/// A [PairField] is the pair with its method: it answers at any place, a displacement of the moved
/// body. [Places] says which places a map has: a [Lattice] in a [MapPlane]. [MapWork] asks at them,
/// from coarse to fine, and shows an immutable [AnswerMap] whenever there is more to see. Exact
/// arithmetic is asked only where the method disagrees with the library's kernels. No user
/// interface.
package collisionbench.bench.map;
