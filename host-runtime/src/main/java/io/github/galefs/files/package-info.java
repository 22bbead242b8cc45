/**
 * Open files of kernels and the handler of their requests. Connects requests, block cache and file service; no other
 * package depends on all three.
 */
package io.github.galefs.files;
