package collisionbench.bench.map;

import collisionbench.geometry.space.Vec3;

/// The places of a map, in columns and rows.
public interface Places {

  /// {@return how many there are in a row; at least 1}
  int columns();

  /// {@return how many there are in a column; at least 1}
  int rows();

  /// {@return how many there are}
  default int count() {
    return columns() * rows();
  }

  /// {@return the number of the place in a column and a row: row by row, the lowest first}
  default int number(int i, int j) {
    return j * columns() + i;
  }

  default int columnOf(int number) {
    return number % columns();
  }

  default int rowOf(int number) {
    return number / columns();
  }

  /// {@return the displacement of the moved body at a place, or between places}
  ///
  /// @param i from 0 for the first column, to the right
  /// @param j from 0 for the lowest row, up
  Vec3 at(double i, double j);

  /// {@return whether a map between two neighboring places is as a rule like both or changes once,
  /// so that only the neighborhood of changes has to be asked about, and lines can be found between
  /// places}
  boolean isSmooth();
}
