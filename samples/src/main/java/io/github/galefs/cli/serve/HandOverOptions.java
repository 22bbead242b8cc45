package io.github.galefs.cli.serve;

import io.github.galefs.cli.option.SecondsConverter;
import io.github.galefs.cli.option.SizeConverter;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.handover.HandOverContext;
import io.github.galefs.handover.HandOverFileService;
import io.github.galefs.handover.Upload;
import java.time.Duration;
import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;

/** Files that go from writer to reader in the memory of the server. */
final class HandOverOptions {
    private static final int MIB_BITS = 20;

    @Option(
            names = "--hand-over",
            paramLabel = "PATH",
            description = "Directory whose new files stay in this server's memory until a reader has had them. A reader"
                    + " that comes first waits for the writer's close.")
    private String prefix;

    @Option(
            names = "--hand-over-upload",
            paramLabel = "later|never",
            converter = UploadConverter.class,
            description = "When a file in memory is written to the place: after its reader, or never. Default: later.")
    private Upload upload;

    @Option(
            names = "--hand-over-memory",
            paramLabel = "SIZE",
            converter = SizeConverter.class,
            description = "Most memory of these files together. Default: 1GiB.")
    private Long memory;

    @Option(
            names = "--hand-over-readers",
            paramLabel = "N",
            description = "How often a file is read until its readers have had it. Default: 1.")
    private Integer readers;

    @Option(
            names = "--hand-over-wait",
            paramLabel = "SECONDS",
            converter = SecondsConverter.class,
            description = "How long a reader waits for a file. Default: 30.")
    private Duration wait;

    /** Parses the time of an upload. */
    static final class UploadConverter implements ITypeConverter<Upload> {
        @Override
        public Upload convert(final String value) {
            for (final Upload upload : Upload.values()) {
                if (upload.name().toLowerCase(Locale.ROOT).equals(value)) {
                    return upload;
                }
            }
            throw new TypeConversionException("'" + value + "': must be later or never");
        }
    }

    /** Returns whether files are handed over. */
    boolean isGiven() {
        return prefix != null;
    }

    /**
     * Checks the options.
     *
     * @throws ParameterException when some have no effect, or are out of their range.
     */
    void check(final CommandLine command) {
        if (prefix == null && (upload != null || memory != null || readers != null || wait != null)) {
            throw new ParameterException(command, "'--hand-over-...' has no effect without '--hand-over=PATH'");
        }
        if (prefix != null && prefix.isEmpty()) {
            throw invalid("", "the path of the directory is empty", command);
        }
        if (memory != null && memory < HandOverContext.MIN_BYTES) {
            throw invalid(
                    "-memory",
                    memory + " bytes: must be at least " + (HandOverContext.MIN_BYTES >> MIB_BITS) + "MiB",
                    command);
        }
        if (readers != null && readers < 1) {
            throw invalid("-readers", readers + ": must be at least 1", command);
        }
        if (wait != null && wait.compareTo(HandOverContext.MAX_WAIT_LIMIT) > 0) {
            throw invalid(
                    "-wait",
                    wait.toSeconds() + ": must be at most " + HandOverContext.MAX_WAIT_LIMIT.toSeconds(),
                    command);
        }
    }

    private static ParameterException invalid(final String option, final String reason, final CommandLine command) {
        return new ParameterException(command, "Invalid value for option '--hand-over" + option + "': " + reason);
    }

    /**
     * Lets files be handed over before they come to others.
     *
     * @param files the others; closed by this after a failure.
     * @return the files; closing them closes the others.
     */
    FileService before(final FileService files, final CommandLine command) throws FileServiceException {
        if (prefix == null) {
            return files;
        }
        boolean isOpen = false;
        try {
            final FileService handed = HandOverFileService.open(context().files(files));
            isOpen = true;
            return handed;
        } catch (final IllegalArgumentException e) {
            throw new ParameterException(command, e.getMessage(), e);
        } finally {
            if (!isOpen) {
                files.close();
            }
        }
    }

    private HandOverContext context() {
        final HandOverContext context = new HandOverContext().prefix(prefix);
        if (upload != null) {
            context.upload(upload);
        }
        if (memory != null) {
            context.maxBytes(memory);
        }
        if (readers != null) {
            context.readers(readers);
        }
        if (wait != null) {
            context.waitLimit(wait);
        }
        return context;
    }
}
