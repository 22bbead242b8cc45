/** What it costs a kernel to read cached blocks through the files' API, compared with an array that it has at hand. */
package io.github.galefs.bench.cachehit;
