/**
 * The report of a benchmark set: one page, a table for spreadsheets and a plot for each quantity. It reads what {@code
 * scripts/bench} has written and measures nothing; the package knows no benchmark and no device.
 */
package io.github.galefs.bench.report;
