package collisionbench.geometry.refusal;

/// The reason why a shape is invalid. Vertex indices start at zero.
public sealed interface InvalidShape {

  /// {@return the reason in English}
  String message();

  /// A number or a vector is infinite or not a number.
  ///
  /// @param name of the value
  record NotFinite(String name, String given) implements InvalidShape {
    @Override
    public String message() {
      return name + " must be finite: " + given;
    }
  }

  /// A length is negative, infinite or not a number.
  ///
  /// @param name of the value
  record NotALength(String name, double given) implements InvalidShape {
    @Override
    public String message() {
      return name + " must be finite and >= 0: " + given;
    }
  }

  /// All four components of an orientation are zero.
  record ZeroQuaternion() implements InvalidShape {
    @Override
    public String message() {
      return "orientation must not be the zero quaternion";
    }
  }

  /// The direction of a sector is the zero vector.
  record ZeroDirection() implements InvalidShape {
    @Override
    public String message() {
      return "direction must not be zero";
    }
  }

  /// The opening of a sector is not above 0 and at most a full turn.
  record NotAnOpening(double angle) implements InvalidShape {
    @Override
    public String message() {
      return "angle must be > 0 and <= 2 pi: " + angle;
    }
  }

  /// A polygon has fewer than three corners.
  record TooFewCorners(int count) implements InvalidShape {
    @Override
    public String message() {
      return "vertices must be at least 3 points: " + count + " given";
    }
  }

  /// A hull has no points or too many.
  record WrongNumberOfPoints(int count, int most) implements InvalidShape {
    @Override
    public String message() {
      return "points must be 1 to " + most + ": " + count + " given";
    }
  }

  /// A corner equals the one before it.
  record CornerRepeated(int index, String corner) implements InvalidShape {
    @Override
    public String message() {
      return "vertices[" + index + "] repeats the corner before it: " + corner;
    }
  }

  /// All corners lie on one line.
  record CornersOnALine(String corners) implements InvalidShape {
    @Override
    public String message() {
      return "vertices must not all lie on one line: " + corners;
    }
  }

  /// The corners run clockwise.
  record CornersClockwise(String corners) implements InvalidShape {
    @Override
    public String message() {
      return "vertices must run counter-clockwise: they run clockwise: " + corners;
    }
  }

  /// The outline turns inwards at a corner.
  record CornerInwards(int index, String corner) implements InvalidShape {
    @Override
    public String message() {
      return "vertices must be convex: the polygon turns inwards at vertices["
          + index
          + "]: "
          + corner;
    }
  }

  /// The outline turns by half a turn at a corner.
  record CornerTurnsBack(int index, String corner) implements InvalidShape {
    @Override
    public String message() {
      return "vertices must be convex: the polygon turns back at vertices["
          + index
          + "]: "
          + corner;
    }
  }

  /// The outline turns one way everywhere, and goes round more than once.
  record CornersWindAgain(int turns) implements InvalidShape {
    @Override
    public String message() {
      return "vertices must go round once: they go round " + turns + " times";
    }
  }
}
