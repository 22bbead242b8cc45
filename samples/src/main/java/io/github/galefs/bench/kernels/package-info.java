/** Example kernels on a hot file, against plain Java on all processors. */
package io.github.galefs.bench.kernels;
