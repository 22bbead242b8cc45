/** The sample wordmatch on a device, against a plain Java program on all processors. */
package io.github.galefs.bench.wordmatch;
