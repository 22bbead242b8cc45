/**
 * The kernel subset of Java: a check of the bytecode of a kernel and of all methods that it calls. It runs before the
 * compilation, so that every refusal names a location in the user's source.
 */
package io.github.galefs.compiler.subset;
