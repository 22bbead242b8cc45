package io.github.galefs.bench.report;

import io.github.galefs.bench.measure.BenchException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Parameters;

/** {@code galefs bench-report DIR}: makes a page of the results of {@code scripts/bench}. */
@Command(
        name = "bench-report",
        description = {
            "Make a report of benchmarks: report.html, results.csv and the folder plots, in DIR.",
            "Reads results.jsonl, with one object a line as 'galefs bench --json' prints it, and, where they are,"
                    + " failures.jsonl and machine.json."
        })
public final class BenchReportCommand implements Callable<Integer> {
    @Parameters(paramLabel = "DIR", description = "Folder with results.jsonl.")
    private Path folder;

    /** Creates the command; picocli sets its parameter. */
    public BenchReportCommand() {}

    @Override
    public Integer call() throws BenchException, IOException {
        new Report(folder).write();
        return ExitCode.OK;
    }
}
