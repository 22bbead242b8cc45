/**
 * Files that kernels have open, and the answers to their requests: it joins lanes, block cache and file service, and is
 * the only place where all of them meet.
 */
package io.github.galefs.files;
