package collisionbench.app.paste;

import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

/// What the sheet about a text shows and what its keys do: the rows of a reading and the selected
/// one.
///
/// @param options how the text was read
/// @param selected the index of a row
public record Sheet(Reading reading, Options options, int selected) {

  /// {@return the sheet about a reading; the first row that is on is selected}
  public static Sheet of(Reading reading, Options options) {
    int first =
        IntStream.range(0, reading.rows().size())
            .filter(index -> reading.rows().get(index).isOn())
            .findFirst()
            .orElse(0);
    return new Sheet(reading, options, first);
  }

  /// {@return the sheet about the same text, read again}
  ///
  /// @param cancelled whether to stop; asked on the same thread
  /// @throws java.util.concurrent.CancellationException if it was cancelled
  public Sheet with(Options next, BooleanSupplier cancelled) {
    return PastedText.read(reading.text(), next, cancelled)
        .map(read -> of(read, next))
        .orElse(this);
  }

  /// {@return the selected row}
  public Row row() {
    return reading.rows().get(selected);
  }

  public Sheet select(int index) {
    return new Sheet(reading, options, Math.clamp(index, 0, reading.rows().size() - 1));
  }

  /// {@return the sheet with the selected row taken or not}
  public Sheet toggled() {
    return with(reading.with(selected, row().toggled()));
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
    return with(isForAlike ? own.withAlike(selected, row().forms().get(index)) : own);
  }

  /// {@return the sheet with the next form that makes a shape for the selected row}
  ///
  /// @param step 1, or -1 for the one before
  /// @param isForAlike whether the rows that are like it get this form, too
  public Sheet turn(int step, boolean isForAlike) {
    int count = row().forms().size();
    for (int i = 1; i < count; i++) {
      int next = Math.floorMod(row().picked() + step * i, count);
      if (row().picking(next).refusal().isEmpty()) {
        return pick(next, isForAlike);
      }
    }
    return this;
  }

  private Sheet with(Reading changed) {
    return new Sheet(changed, options, selected);
  }
}
