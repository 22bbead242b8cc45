package io.github.galefs.cli.store;

import io.github.galefs.cli.option.JsonOption;
import io.github.galefs.cli.option.LocalStoreOption;
import io.github.galefs.cli.output.ExitCode;
import io.github.galefs.cli.output.Output;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.store.check.CheckReport;
import io.github.galefs.store.check.Damage;
import io.github.galefs.store.check.StoreCheck;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Checks a store. */
@Command(
        name = "fsck",
        description = {
            "Read and check everything in the store. Each damage is shown with its file and block.",
            "The store must not be open for writing. The exit status is 1 if there is any damage. Remarks are no"
                    + " damage: they tell what costs no data, such as the rests that a loss of power leaves, and"
                    + " what is marked as damaged already."
        })
final class CheckCommand implements Callable<Integer> {
    private final Output output;

    @Mixin
    private LocalStoreOption store;

    @Mixin
    private JsonOption json;

    @Option(
            names = "--repair",
            description = "Rename files and snapshots with damaged blocks to names that end in .damaged; reading such a"
                    + " block gives an error still. If the store cannot be opened, rebuild its meta log: the state"
                    + " before the first lost record becomes a snapshot, before-record-N, and all that is left is put"
                    + " into a directory after-record-N.damaged. Both logs are kept as they were in the store's"
                    + " directory damaged. Afterwards the store is clean.")
    private boolean repair;

    CheckCommand(final Output output) {
        this.output = output;
    }

    @Override
    public Integer call() throws IOException {
        final CheckReport report = check();
        if (json.given()) {
            JsonOption.print(output, values(report));
        } else {
            print(report);
        }
        if (report.isClean()) {
            return ExitCode.OK;
        }
        output.failure("store " + store.directory() + " is damaged; " + describe(report.damages()));
        return ExitCode.FAILURE;
    }

    private CheckReport check() throws FileServiceException {
        return repair ? StoreCheck.repair(store.directory()) : StoreCheck.check(store.directory());
    }

    private void print(final CheckReport report) {
        report.damages().forEach(damage -> output.line(damage.toString()));
        report.remarks().forEach(remark -> output.line("remark: " + remark));
        report.repairs().forEach(output::line);
        output.line(String.format(
                Locale.ROOT,
                "%d files, %d blocks, %d bytes, %d records in %.1f s: %s",
                report.files(),
                report.blocks(),
                report.bytes(),
                report.records(),
                report.seconds(),
                report.isClean() ? "clean" : describe(report.damages())));
    }

    private static String describe(final List<Damage> damages) {
        return "damages found: " + damages.size();
    }

    private static Map<String, Object> values(final CheckReport report) {
        final Map<String, Object> values = new LinkedHashMap<>();
        values.put("clean", report.isClean());
        values.put("files", report.files());
        values.put("blocks", report.blocks());
        values.put("bytes", report.bytes());
        values.put("records", report.records());
        values.put("seconds", report.seconds());
        values.put("damages", damages(report.damages()));
        values.put("remarks", damages(report.remarks()));
        values.put("repairs", report.repairs());
        return values;
    }

    private static List<Map<String, Object>> damages(final List<Damage> damages) {
        return damages.stream().map(CheckCommand::values).toList();
    }

    private static Map<String, Object> values(final Damage damage) {
        final Map<String, Object> values = new LinkedHashMap<>();
        values.put("path", damage.path().isEmpty() ? null : damage.path());
        values.put("block", damage.block() == Damage.NO_BLOCK ? null : damage.block());
        values.put("file", damage.file().toString());
        values.put("offset", damage.offset());
        values.put("length", damage.length());
        values.put("detail", damage.detail());
        return values;
    }
}
