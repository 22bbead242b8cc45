package io.github.galefs.cli.store;

import io.github.galefs.cli.option.JsonOption;
import io.github.galefs.cli.output.Output;
import io.github.galefs.cli.output.Sizes;
import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.NameKind;
import java.io.IOException;
import java.util.List;

/** How {@code ls} shows what it lists. */
sealed interface ListForm {
    /** Where lines go. */
    Output output();

    /** Prints some entries of a directory. */
    void print(String directory, List<DirectoryEntry> entries) throws IOException;

    /** Prints a file or directory under a path as it was given. */
    void print(String path, NamedFile file) throws IOException;

    /** Names alone. */
    record Names(Output output) implements ListForm {
        @Override
        public void print(final String directory, final List<DirectoryEntry> entries) {
            entries.forEach(entry -> output.line(entry.name()));
        }

        @Override
        public void print(final String path, final NamedFile file) {
            output.line(path);
        }
    }

    /** Names with permissions, sizes and times. Columns are as wide as the entries of one call need. */
    record Details(Output output, boolean withUnits) implements ListForm {
        private static final String CLASSES = "rwxrwxrwx";

        @Override
        public void print(final String directory, final List<DirectoryEntry> entries) {
            final int width = entries.stream()
                    .mapToInt(entry -> size(entry.status()).length())
                    .max()
                    .orElse(0);
            entries.forEach(entry -> output.line(details(entry.kind(), entry.status(), width) + entry.name()));
        }

        @Override
        public void print(final String path, final NamedFile file) {
            output.line(details(file.kind(), file.status(), 0) + path);
        }

        private String details(final NameKind kind, final FileStatus status, final int width) {
            final String size = size(status);
            return permissions(kind, status) + " " + " ".repeat(Math.max(0, width - size.length())) + size + " "
                    + FileReport.modified(status) + " ";
        }

        private String size(final FileStatus status) {
            return withUnits ? Sizes.brief(status.size()) : Long.toString(status.size());
        }

        private static String permissions(final NameKind kind, final FileStatus status) {
            final StringBuilder text = new StringBuilder().append(letter(kind));
            for (int i = 0; i < CLASSES.length(); i++) {
                final boolean isSet = (status.permissions() >> (CLASSES.length() - 1 - i) & 1) != 0;
                text.append(isSet ? CLASSES.charAt(i) : '-');
            }
            return text.toString();
        }

        /** The letters of POSIX, but for a device: of which kind it is, is not known. */
        private static char letter(final NameKind kind) {
            return switch (kind) {
                case FILE, SHARED_FILE -> '-';
                case DIRECTORY -> 'd';
                case FILE_LINK, OTHER_LINK -> 'l';
                case PIPE -> 'p';
                case SOCKET -> 's';
                case DEVICE -> '?';
            };
        }
    }

    /** One object for each. */
    record Json(Output output) implements ListForm {
        @Override
        public void print(final String directory, final List<DirectoryEntry> entries) throws IOException {
            for (final DirectoryEntry entry : entries) {
                print(StorePaths.in(directory, entry.name()), entry.kind(), entry.status());
            }
        }

        @Override
        public void print(final String path, final NamedFile file) throws IOException {
            print(path, file.kind(), file.status());
        }

        private void print(final String path, final NameKind kind, final FileStatus status) throws IOException {
            JsonOption.print(output, FileReport.values(path, kind, status));
        }
    }
}
