/// The methods of the five articles that the bench began with, each as the article has it, mistakes
/// included.
///
/// Articles 000, 002, 003 and 004 are C# for Unity. Their methods compute in floats, in either of
/// the two ways in which a C# runtime may round them, which `Floats` explains: each operation, as
/// IL2CPP, CoreCLR and Burst do, or what is stored, as Unity's Mono does (the editor's Play mode).
/// `Float3`, `Mathf` and `FloatRotation` are what Unity brings along. Article 001 is pseudo-code
/// that names no type: its methods compute in `double`, so that what they get wrong is the
/// article's and not rounding.
///
/// Each file is one method: the deciding code first, in the article's letters, and below it what it
/// tells of that. Both see the same values.
package collisionbench.methods.method.article;
