package io.github.galefs.sample.wordmatch;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.sample.HostFiles;
import io.github.galefs.sample.KernelErrors;
import io.github.galefs.sample.KernelText;
import io.github.galefs.sample.SampleException;
import java.nio.charset.StandardCharsets;

/** Turns what {@link Failures} has noted on the device into an exception. */
final class FailureReport {
    private static final int MAX_SHOWN = 200;

    private final long[] failure = {Failures.NONE};
    private final FileService files;
    private final String dictionaryPath;
    private final String listPath;

    /** Lines of the list before those that kernels number. */
    private int linesBefore;

    FailureReport(final FileService files, final String dictionaryPath, final String listPath) {
        this.files = files;
        this.dictionaryPath = dictionaryPath;
        this.listPath = listPath;
    }

    /** Returns the element that launches receive. */
    long[] failure() {
        return failure;
    }

    /** Sets how many lines of the list are before those that kernels number. */
    void linesBefore(final int count) {
        linesBefore = count;
    }

    /** Throws the failure of the launches before, if there is one: of this file if it has no line. */
    void check(final String path) throws SampleException, FileServiceException {
        if (failure[0] != Failures.NONE) {
            throw new SampleException(message(path));
        }
    }

    private String message(final String path) throws FileServiceException {
        final int line = WordMatchDescriptor.line(failure[0]);
        final String error = KernelErrors.describe(-WordMatchDescriptor.error(failure[0]));
        final String ofDictionary = "dictionary '" + dictionaryPath + "' line " + line + ": ";
        final int listLine = linesBefore + line;
        final String ofList = "list '" + listPath + "' line " + listLine + ": ";
        return switch (WordMatchDescriptor.kind(failure[0])) {
            case WordMatchDescriptor.FILE_UNREADABLE ->
                (path.equals(dictionaryPath) ? "dictionary '" : "list '") + path + "': " + error;
            case WordMatchDescriptor.WORD_EMPTY -> ofDictionary + "is empty; each line must have a word";
            case WordMatchDescriptor.WORD_TOO_LONG -> ofDictionary + tooLong(line(dictionaryPath, line));
            case WordMatchDescriptor.NAME_EMPTY -> ofList + "is empty; each line must have a file's name";
            case WordMatchDescriptor.NAME_TOO_LONG ->
                ofList + "the name has more than " + WordMatchDescriptor.MAX_NAME_LENGTH + " bytes";
            case WordMatchDescriptor.TEXT_UNREADABLE ->
                ofList + "'" + shortened(line(listPath, listLine)) + "': " + error;
            default -> ofList + "'" + shortened(line(listPath, listLine)) + ".counts': " + error;
        };
    }

    private static String tooLong(final String word) {
        return "'" + shortened(word) + "' has " + KernelText.byteLength(word) + " bytes; a word has at most "
                + WordMatchDescriptor.MAX_WORD_LENGTH;
    }

    /** A binary file may be one long line. */
    private static String shortened(final String line) {
        return line.length() <= MAX_SHOWN ? line : line.substring(0, MAX_SHOWN) + "…";
    }

    private String line(final String path, final int line) throws FileServiceException {
        return Lines.of(new String(HostFiles.readAll(files, path), StandardCharsets.UTF_8))
                .get(line - 1);
    }
}
