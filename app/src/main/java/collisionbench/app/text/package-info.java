/// Every word on the screen, from one resource bundle, and how numbers are written.
///
/// Another language is a line in `languages.txt` and a bundle `texts_TAG.properties` beside it. A
/// script that the bundled typefaces do not write needs files of its own in `Typeface`; a test says
/// which characters are missing.
package collisionbench.app.text;
