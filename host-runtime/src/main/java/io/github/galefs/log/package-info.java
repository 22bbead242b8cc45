/**
 * Messages that kernels print: reads them from the region, while a kernel runs or between its rounds, and passes them
 * to the session's sink on a thread of their own. What a kernel does to print is in {@code kernel.log}.
 */
package io.github.galefs.log;
