/**
 * The transfer engine: moves blocks between a file service and frames.
 */
package io.github.galefs.transfer;
