/** Commands about a store: create it, copy files into and out of it, look at it, check it. */
package io.github.galefs.cli.store;
