/**
 * The transfer engine, which copies blocks between a file service and frames.
 */
package io.github.galefs.transfer;
