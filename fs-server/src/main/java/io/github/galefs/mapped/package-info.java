/**
 * Access to mapped files whose pages may be unreadable, and the check of who can make them so, for the store and for
 * the clients that map its segments. This package must not depend on what the files contain.
 */
package io.github.galefs.mapped;
