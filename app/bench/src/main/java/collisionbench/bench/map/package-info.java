/// Maps of answers: one body of a pair is moved over many places, and a method is asked at each. No
/// user interface.
///
/// A [PairField] is the pair with its method: it answers at any place, which is a displacement of
/// the moved body. [Places] says which places a map has: a [Lattice] in a [MapPlane], an
/// [UnrolledEdge], or the [LastBits] around one. [MapWork] asks at them, from coarse to fine, and
/// shows an immutable [AnswerMap] whenever there is more to see. A [Rim] tells how far from the
/// exact edge the method is wrong, and a [Margin] by how much a number of the pair may change until
/// the answer flips.
///
/// Exact arithmetic is asked only where the method disagrees with the library's kernels.
package collisionbench.bench.map;
