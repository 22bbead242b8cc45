/** Commands about a store: create it, copy files into and out of it, inspect it, check it. */
package io.github.galefs.cli.store;
