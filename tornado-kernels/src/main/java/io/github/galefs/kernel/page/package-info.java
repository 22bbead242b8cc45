/**
 * The page table: which block of which file lies in which frame. Layout ({@code PageTableDescriptor}) and the device's
 * lookup.
 *
 * <p>The host alone writes the table, kernels only read it; a kernel protects the frame it uses by a word in its lane.
 * Device code here keeps to the subset of Java that every device runs.
 */
package io.github.galefs.kernel.page;
