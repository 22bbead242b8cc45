package io.github.galefs.cli.kernel;

import java.io.IOException;
import picocli.CommandLine.Option;

/** What a run does after the kernel: verification, and the form of the report. */
final class ReportOptions {
    @Option(names = "--verify", description = "Compute the same on the host in plain Java, and compare.")
    private boolean verify;

    @Option(names = "--stats", description = "Show all counters.")
    private boolean statistics;

    @Option(names = "--json", description = "Print one JSON object and nothing else to standard output.")
    private boolean json;

    boolean verify() {
        return verify;
    }

    /** Formats a report as the options ask. */
    String format(final RunReport report) throws IOException {
        final ReportFormat format = new ReportFormat(report);
        if (json) {
            return statistics ? format.jsonWithStatistics() : format.json();
        }
        return statistics ? format.textWithStatistics() : format.text();
    }
}
