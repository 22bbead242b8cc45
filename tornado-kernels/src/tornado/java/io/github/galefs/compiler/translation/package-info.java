/**
 * Translates the bytecode of kernels with types of TornadoVM's API to that of kernels with arrays and {@code WorkItem},
 * before anything else of the compiler sees it. Knows the API by names alone.
 */
package io.github.galefs.compiler.translation;
