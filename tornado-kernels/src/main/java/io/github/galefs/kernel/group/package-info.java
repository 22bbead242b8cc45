/**
 * What the device stores of each work-group between its calls: the layout ({@code GroupStateDescriptor}), which lanes
 * and rounds share.
 */
package io.github.galefs.kernel.group;
