/**
 * The {@code galefs} command: its entry point and its handling of failures. The packages below hold one class for each
 * subcommand: {@code kernel}, {@code store} and {@code serve}. Results go to standard output, everything else to
 * standard error. Nothing here computes: commands call the file service, the host runtime and the samples.
 */
package io.github.galefs.cli;
