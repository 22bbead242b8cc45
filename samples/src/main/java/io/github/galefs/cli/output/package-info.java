/** What a command writes: results, failures, progress, numbers in readable form; and its exit code. */
package io.github.galefs.cli.output;
