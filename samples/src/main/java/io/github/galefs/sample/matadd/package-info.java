/** Addition of two matrices in files: the second workload of the paper. */
package io.github.galefs.sample.matadd;
