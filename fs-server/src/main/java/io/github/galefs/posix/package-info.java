/**
 * System calls on files that Java does not offer: descriptors that an interrupt does not close, locks that belong to a
 * descriptor, directories that stay the same wherever they are moved, and names that are resolved beneath a directory.
 * This package must not depend on any other.
 */
package io.github.galefs.posix;
