/** Options that several commands share, and what they stand for. */
package io.github.galefs.cli.option;
