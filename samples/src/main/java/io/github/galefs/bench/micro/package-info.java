/** Costs of single operations on the host's processor, by JMH. */
package io.github.galefs.bench.micro;
