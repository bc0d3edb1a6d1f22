package collisionbench.app.paste;

import collisionbench.app.text.Phrase;

/// A place in a text, counted from 1.
record Place(int line, int column) {

  static Place of(String text, int at) {
    int line = 1;
    int start = 0;
    for (int i = text.indexOf('\n'); i >= 0 && i < at; i = text.indexOf('\n', i + 1)) {
      line++;
      start = i + 1;
    }
    return new Place(line, at - start + 1);
  }

  Phrase phrase() {
    return Phrase.of("json.place", Integer.toString(line), Integer.toString(column));
  }
}
