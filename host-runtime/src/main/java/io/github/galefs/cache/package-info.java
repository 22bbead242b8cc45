/**
 * The block cache: maps blocks to frames, keeps requests that wait for blocks, tracks dirty ranges, writes them back
 * and evicts blocks.
 *
 * <p>Writes the page table that kernels read, and moves blocks through the transfer engine. Independent of names, paths
 * and what requests ask for.
 */
package io.github.galefs.cache;
