package collisionbench.bench.paste;

import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

/// What the sheet about a text shows and what its keys do: the rows of a reading and the selected
/// one.
///
/// @param selected the index of a row
public record Sheet(Reading reading, int selected) {

  /// {@return the sheet about a reading; the first row that is on is selected}
  public static Sheet of(Reading reading) {
    int first =
        IntStream.range(0, reading.rows().size())
            .filter(index -> reading.rows().get(index).isOn())
            .findFirst()
            .orElse(0);
    return new Sheet(reading, first);
  }

  /// {@return the sheet about the same text, read again}
  ///
  /// @param cancelled whether to stop; asked on the same thread
  /// @throws java.util.concurrent.CancellationException if it was cancelled
  public Sheet with(Options next, BooleanSupplier cancelled) {
    return PastedText.read(reading.text(), next, cancelled).map(Sheet::of).orElse(this);
  }

  /// {@return the selected row}
  public Row row() {
    return reading.rows().get(selected);
  }

  public Sheet select(int index) {
    return new Sheet(reading, Math.clamp(index, 0, reading.rows().size() - 1));
  }

  /// {@return the sheet with the selected row taken or not}
  public Sheet toggled() {
    return new Sheet(reading.with(selected, row().on(!row().isOn())), selected);
  }

  /// {@return the sheet with another form for the selected row; not changed if there is none}
  ///
  /// @param index of the form among those that fit
  /// @param isForAlike whether the rows that are like it get this form, too
  public Sheet pick(int index, boolean isForAlike) {
    if (index >= row().forms().size()) {
      return this;
    }
    Reading own = reading.with(selected, row().picking(index));
    Form form = row().forms().get(index);
    return new Sheet(isForAlike ? own.withAlike(selected, form) : own, selected);
  }

  /// {@return the sheet with the next form that makes a shape for the selected row}
  ///
  /// @param step 1, or -1 for the one before
  /// @param isForAlike whether the rows that are like it get this form, too
  public Sheet turn(int step, boolean isForAlike) {
    int count = row().forms().size();
    return IntStream.range(1, count)
        .map(i -> Math.floorMod(row().picked() + step * i, count))
        .filter(next -> row().picking(next).refusal().isEmpty())
        .mapToObj(next -> pick(next, isForAlike))
        .findFirst()
        .orElse(this);
  }
}
