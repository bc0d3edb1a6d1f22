/// The methods of the five articles that the bench began with, each as published, errors included.
///
/// Articles 000, 002, 003 and 004 are C# for Unity. Their methods compute in float, in either of
/// the two ways in which C# runtimes round (see `Floats`): each operation, as IL2CPP, CoreCLR and
/// Burst do, or stored values, as Unity's Mono does (the editor's Play mode). `Float3`, `Mathf` and
/// `FloatRotation` stand for what Unity provides. Article 001 is pseudo-code without types: its
/// methods compute in `double`, so their errors are the article's and not rounding.
///
/// Each file is one method: first the deciding code, in the article's letters, then the steps that
/// it reports. Both see the same values.
package collisionbench.methods.method.article;
