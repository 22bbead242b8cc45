/** The sample wordmatch on a device, against the same algorithm in plain Java on all processors. */
package io.github.galefs.bench.wordmatch;
