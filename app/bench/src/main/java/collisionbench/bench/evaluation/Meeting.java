package collisionbench.bench.evaluation;

/// A contact interval of two bodies, at least one of which moves.
///
/// @param a the name of the first one in scene order
/// @param enter the first time of contact
/// @param exit the last time of contact
public record Meeting(String a, String b, double enter, double exit) {}
