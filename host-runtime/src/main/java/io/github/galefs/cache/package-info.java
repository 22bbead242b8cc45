/**
 * The block cache: maps blocks to frames, tracks dirty frames and evicts blocks.
 *
 * <p>Writes the page table that kernels read, and copies blocks through the transfer engine. Independent of requests,
 * names and paths.
 */
package io.github.galefs.cache;
