/// All texts on screen, from one resource bundle per language, and the formatting of numbers.
///
/// A new language is a line in `languages.txt` and a bundle `texts_TAG.properties`. A script that
/// the bundled typefaces lack needs font files in `Typeface`; a test lists the missing characters.
package collisionbench.bench.text;
