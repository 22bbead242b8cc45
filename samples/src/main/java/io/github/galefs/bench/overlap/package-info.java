/** Waits for a slow file service: how far those of many work-groups, or of one large read, overlap. */
package io.github.galefs.bench.overlap;
