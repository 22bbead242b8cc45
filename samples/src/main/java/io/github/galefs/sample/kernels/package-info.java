/**
 * Example kernels, each a class with its device code: what a programmer of CUDA or OpenCL writes, with files. Their
 * tests launch them and compare with plain Java. No command lives here.
 *
 * <p>Conventions: the files have fixed names and hold little-endian values; {@code error} has one element, which
 * receives the lowest result of a file call that failed, or stays 0; each work-group has its own part of a buffer, and
 * takes every {@code groupCount()}-th part of the work, or the next one of {@code Chunks}.
 */
package io.github.galefs.sample.kernels;
