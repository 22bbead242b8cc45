/**
 * Looks whether a store is sound: every record of its logs, every reference, and every payload that a file or a snapshot
 * has. Mends what can be mended by putting it aside; makes nothing up, and blesses nothing that is damaged.
 */
package io.github.galefs.store.check;
