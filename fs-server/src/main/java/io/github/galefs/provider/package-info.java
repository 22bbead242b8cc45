/**
 * The places that have files, by their addresses: a store, a directory, a server, and what modules on the class path
 * reach. This package knows the schemes; it must not know how a place is served.
 */
package io.github.galefs.provider;
