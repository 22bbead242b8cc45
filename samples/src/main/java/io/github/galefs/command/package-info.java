/**
 * The {@code galefs} command: one class for each subcommand, options that several share as mixins. Results go to
 * standard output, everything else to standard error. Nothing here computes: commands call the file service, the host
 * runtime and the samples.
 */
package io.github.galefs.command;
