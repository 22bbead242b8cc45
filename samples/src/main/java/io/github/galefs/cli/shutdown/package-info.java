/** Stops a command that is interrupted (Ctrl-C, SIGTERM) without leaving its store open. */
package io.github.galefs.cli.shutdown;
