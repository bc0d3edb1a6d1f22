package collisionbench.app.planted.circle;

/// The third class of a circle.
final class Third {

  private First first = new First(new Second());

  First first() {
    return first;
  }
}
