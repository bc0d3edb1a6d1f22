package collisionbench.app.fuzz;

/// One part of a campaign that is distributed over several processes.
///
/// @param index from 1 to `count`
/// @param count the number of parts
public record Shard(int index, int count) {

  /// The whole campaign.
  public static final Shard WHOLE = new Shard(1, 1);

  public Shard {
    if (index < 1 || index > count) {
      throw new IllegalArgumentException(
          "expected a shard from 1/%2$s to %2$s/%2$s, found %1$s/%2$s".formatted(index, count));
    }
  }
}
