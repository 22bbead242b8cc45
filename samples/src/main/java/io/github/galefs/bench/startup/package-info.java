/** Time from the start of a program that uses GaleFS to its first result. */
package io.github.galefs.bench.startup;
