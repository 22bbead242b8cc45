/**
 * Access to mapped files whose pages may be unreadable, and the checks of who can make them so and where a store to a
 * map may fail; files in memory. For the store, the server and the clients that map segments. This package must not
 * depend on what the files contain.
 */
package io.github.galefs.mapped;
