package collisionbench.app.planted.circle;

/// The second class of a circle, which needs the next one by way of a class of its own.
public final class Second {

  static final class Inner {

    Object next() {
      return new Third();
    }
  }

  Inner inner() {
    return new Inner();
  }
}
