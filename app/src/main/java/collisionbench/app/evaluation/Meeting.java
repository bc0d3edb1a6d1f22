package collisionbench.app.evaluation;

/// Two bodies that touch at some time, one of which moves.
///
/// @param a the name of the one that comes first in the scene
/// @param enter when they touch first
/// @param exit when they touch last
public record Meeting(String a, String b, double enter, double exit) {}
