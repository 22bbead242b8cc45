/**
 * Races of host and kernels over the memory that they share, for {@code scripts/jcstress}. The tests themselves lie in
 * the packages of what they test. No test of a single thread lives here.
 */
package io.github.galefs.race;
