/**
 * The transfer engine: moves blocks between a file service and frames, and makes the service's other calls, while the
 * agent that asks for it goes on. Knows neither requests nor which block is where.
 */
package io.github.galefs.transfer;
