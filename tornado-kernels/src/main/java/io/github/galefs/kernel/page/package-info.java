/**
 * The page table, which maps a file's block to the frame that holds it: the layout ({@code PageTableDescriptor}) and
 * the device's lookup ({@code PageTable}).
 *
 * <p>Only the host writes the table. A kernel reads it, and protects the frame that it uses by a hazard word in its
 * lane. Device code in this package keeps to the subset of Java that every device runs: static methods, one exit a
 * loop, no allocation.
 */
package io.github.galefs.kernel.page;
