/** Costs of single steps on the host's processor, by JMH. */
package io.github.galefs.bench.micro;
