/// The bench's texts from one resource bundle per language, through [TextSource] also those of the
/// window, and the formatting of numbers.
///
/// A new language is a line in `languages.txt`, and a bundle `texts_TAG.properties` in each module.
/// A script that the window's typefaces lack needs font files there; a test of the window lists the
/// missing characters.
package collisionbench.bench.text;
