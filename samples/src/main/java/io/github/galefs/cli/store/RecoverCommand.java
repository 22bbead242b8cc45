package io.github.galefs.cli.store;

import io.github.galefs.cli.option.JsonOption;
import io.github.galefs.cli.option.ProviderOptions;
import io.github.galefs.cli.option.SecondsConverter;
import io.github.galefs.cli.output.CommandException;
import io.github.galefs.cli.output.ExitCode;
import io.github.galefs.cli.output.Output;
import io.github.galefs.cli.output.Sizes;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.provider.KeptFiles;
import io.github.galefs.provider.KeptUpload;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Lists, uploads or discards files whose upload to a cluster or an object store has failed. */
@Command(
        name = "recover",
        description = {
            "List the files that were written to hdfs://... or s3a://... and whose upload has failed, or whose process"
                    + " has ended before. Their bytes are in the staging directory.",
            "--upload puts a file where it belongs, --upload with --to under another path of the same cluster, and"
                    + " --discard removes it. An ID is the first column of the list.",
            "--json prints an object for each: id, place, path, size, reason, and since, in milliseconds since 1970."
        })
final class RecoverCommand implements Callable<Integer> {
    private static final Pattern ID = Pattern.compile("([a-z][a-z0-9+.-]*)/(\\d{1,4})/(\\d{1,18})");
    private static final Pattern DIRECTORY = Pattern.compile("\\d{1,4}");

    private final Output output;

    @Spec
    private CommandSpec spec;

    @Mixin
    private ProviderOptions provider;

    @Mixin
    private JsonOption json;

    @Option(names = "--upload", paramLabel = "ID", description = "Upload a file, and remove it here.")
    private String upload;

    @Option(
            names = "--to",
            paramLabel = "PATH",
            description =
                    "With --upload: path from the root of the cluster; with s3a, below the place that --json prints.")
    private String to;

    @Option(names = "--discard", paramLabel = "ID", description = "Remove a file without an upload.")
    private String discard;

    @Option(
            names = "--timeout",
            paramLabel = "SECONDS",
            defaultValue = "20",
            converter = SecondsConverter.class,
            description = "How long a call tries to reach a lost cluster before it fails. Default: ${DEFAULT-VALUE}.")
    private Duration timeout;

    RecoverCommand(final Output output) {
        this.output = output;
    }

    @Override
    public Integer call() throws IOException, CommandException {
        if ((upload != null && discard != null) || (to != null && upload == null)) {
            throw usageError(
                    to != null && upload == null
                            ? "'--to' has no effect without '--upload'"
                            : "'--upload' and '--discard' are given: use one of them");
        }
        provider.requireGivenStaging();
        if (upload == null && discard == null) {
            return list();
        }
        final String id = upload == null ? discard : upload;
        final Matcher parts = ID.matcher(id);
        if (!parts.matches()) {
            throw usageError("'" + id + "' is no ID: must be SCHEME/NUMBER/NUMBER, as 'galefs recover' lists it");
        }
        if (!Files.isDirectory(directory(parts.group(1), parts.group(2)))) {
            throw unknown(id);
        }
        try (KeptFiles kept = open(parts.group(1), parts.group(2))) {
            recover(kept, id, Long.parseLong(parts.group(3)));
        } catch (final IllegalArgumentException e) {
            throw new CommandException(id + ": " + e.getMessage(), e);
        }
        return ExitCode.OK;
    }

    private void recover(final KeptFiles kept, final String id, final long number)
            throws FileServiceException, CommandException {
        try {
            if (upload == null) {
                kept.discard(number);
            } else if (to == null) {
                kept.upload(number);
            } else {
                kept.uploadAs(number, to);
            }
        } catch (final FileServiceException e) {
            if (e.error() == PosixError.ENOENT && kept.list().stream().noneMatch(file -> file.id() == number)) {
                throw unknown(id);
            }
            throw e;
        }
    }

    private static CommandException unknown(final String id) {
        return new CommandException("no staged file has the ID " + id + "; 'galefs recover' lists them");
    }

    /** Lists all files. Goes on after a directory that cannot be read, or that a process has open. */
    private int list() throws IOException {
        int exitCode = ExitCode.OK;
        for (final Path scheme : directories(provider.staging(), ".*")) {
            for (final Path directory : directories(scheme, DIRECTORY.pattern())) {
                try {
                    list(
                            scheme.getFileName().toString(),
                            directory.getFileName().toString());
                } catch (final FileServiceException e) {
                    if (e.error() == PosixError.EBUSY) {
                        output.warning("a process has " + directory + " open; its files are not listed");
                    } else if (e.error() != PosixError.ENOENT) {
                        exitCode = output.failure(e);
                    }
                } catch (final IllegalArgumentException e) {
                    output.failure(directory + ": " + e.getMessage());
                    exitCode = ExitCode.FAILURE;
                }
            }
        }
        return exitCode;
    }

    private static List<Path> directories(final Path parent, final String names) throws IOException {
        if (!Files.isDirectory(parent)) {
            return List.of();
        }
        try (Stream<Path> entries = Files.list(parent)) {
            return entries.filter(Files::isDirectory)
                    .filter(entry -> entry.getFileName().toString().matches(names))
                    .sorted()
                    .toList();
        }
    }

    private void list(final String scheme, final String directory) throws IOException {
        try (KeptFiles kept = open(scheme, directory)) {
            for (final KeptUpload file : kept.list()) {
                print(scheme + "/" + directory + "/" + file.id(), file);
            }
        }
    }

    private KeptFiles open(final String scheme, final String directory) throws FileServiceException {
        return provider.openKept(scheme, directory(scheme, directory), timeout);
    }

    private Path directory(final String scheme, final String directory) {
        return provider.staging().resolve(scheme).resolve(directory);
    }

    private void print(final String id, final KeptUpload file) throws IOException {
        if (json.given()) {
            final Map<String, Object> values = new LinkedHashMap<>();
            values.put("id", id);
            values.put("place", file.place());
            values.put("path", file.path());
            values.put("size", file.size());
            values.put("reason", reason(file));
            values.put("since", file.sinceMillis());
            JsonOption.print(output, values);
        } else {
            final String since = Instant.ofEpochMilli(file.sinceMillis())
                    .truncatedTo(ChronoUnit.SECONDS)
                    .toString();
            output.line(id + "  " + Sizes.describe((double) file.size()) + "  " + since + "  " + file.place()
                    + file.path() + "  " + reason(file));
        }
    }

    private static String reason(final KeptUpload file) {
        return file.reason().isEmpty() ? "the process has ended, perhaps before the file was complete" : file.reason();
    }

    private ParameterException usageError(final String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
