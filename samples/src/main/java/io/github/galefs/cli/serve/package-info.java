/** Commands that offer a store to other programs, over the network or as a directory, until they are stopped. */
package io.github.galefs.cli.serve;
