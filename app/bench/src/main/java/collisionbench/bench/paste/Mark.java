package collisionbench.bench.paste;

/// A part of a text.
///
/// @param at where it begins
/// @param end where it ends
public record Mark(int at, int end) {}
