/** Options that several commands share, as picocli mixins, and the stores and connections that they select. */
package io.github.galefs.cli.option;
