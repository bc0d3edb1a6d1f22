package collisionbench.bench.fuzz;

import java.util.ArrayList;
import java.util.List;

/// Records the reports of a campaign and stops it after some cases.
public final class Recorded implements Campaign.Watcher {

  private final long limit;
  private final List<Finding> findings = new ArrayList<>();
  private final List<Long> steps = new ArrayList<>();
  private long done;
  private long outOf;

  Recorded(long limit) {
    this.limit = limit;
  }

  /// {@return a recorder that lets a campaign finish}
  public static Recorded patient() {
    return new Recorded(Long.MAX_VALUE);
  }

  @Override
  public boolean stopped() {
    return done >= limit;
  }

  @Override
  public void done(long soFar, long all) {
    done = soFar;
    steps.add(soFar);
    outOf = all;
  }

  @Override
  public void found(Finding finding) {
    findings.add(finding);
  }

  @Override
  public void dropped(Finding finding) {
    findings.remove(finding);
  }

  List<Finding> findings() {
    return findings;
  }

  /// {@return the number of finished cases in each report}
  List<Long> steps() {
    return steps;
  }

  long done() {
    return done;
  }

  long outOf() {
    return outOf;
  }
}
