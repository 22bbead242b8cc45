/** Reads of an ordinary file: through the file service of its directory, and as plain Java does it. */
package io.github.galefs.bench.directory;
