/** How long a user waits for a program that uses GaleFS to come up. */
package io.github.galefs.bench.startup;
