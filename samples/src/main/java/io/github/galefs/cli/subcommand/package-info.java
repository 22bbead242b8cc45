/** The choice of the subcommands that a command line needs. */
package io.github.galefs.cli.subcommand;
