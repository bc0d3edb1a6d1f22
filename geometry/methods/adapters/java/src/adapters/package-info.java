/// Java libraries as methods of the bench: a class each with a `main`. [Program] speaks the method
/// protocol in words, [Shape] reads the shapes.
package adapters;
