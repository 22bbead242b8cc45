/**
 * The subset of Java that a kernel may use: a check of the bytecode of a method and of all that it calls, before anything is
 * compiled, so that what is refused is refused with its place in the source.
 */
package io.github.galefs.compiler.subset;
