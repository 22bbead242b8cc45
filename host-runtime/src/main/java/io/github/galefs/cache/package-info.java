/**
 * The block cache: which blocks are in which frames, which of them are dirty, and which frame goes when another block
 * comes.
 *
 * <p>It writes the page table that kernels read. Bytes move through the transfer engine; nothing here knows of lanes'
 * requests or of names and paths.
 */
package io.github.galefs.cache;
