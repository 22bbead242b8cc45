package io.github.galefs.cli.store;

import io.github.galefs.cli.option.SizeConverter;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.NameKind;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** What {@code find} looks for. */
@FunctionalInterface
interface FileCondition {
    /** Any file or directory. */
    FileCondition ANY = (path, kind, status) -> true;

    /** Returns whether a file or directory is looked for. */
    boolean isMetBy(String path, NameKind kind, FileStatus status);

    /** Returns the condition that this one and another are met. */
    default FileCondition and(final FileCondition other) {
        return (path, kind, status) -> isMetBy(path, kind, status) && other.isMetBy(path, kind, status);
    }

    /** Parses the type of a file. */
    final class TypeConverter implements ITypeConverter<FileCondition> {
        @Override
        public FileCondition convert(final String value) {
            return switch (value) {
                case "f" -> (path, kind, status) -> kind.isFile();
                case "d" -> (path, kind, status) -> kind == NameKind.DIRECTORY;
                case "l" -> (path, kind, status) -> kind.isLink();
                default ->
                    throw new TypeConversionException(
                            "'" + value + "' is not a type: give f for files, d for directories or l for links");
            };
        }
    }

    /** Parses a bound of the size of a file. Only files have one. */
    final class SizeBoundConverter implements ITypeConverter<FileCondition> {
        @Override
        public FileCondition convert(final String value) {
            final char sign = value.isEmpty() ? ' ' : value.charAt(0);
            final boolean signed = sign == '+' || sign == '-';
            final long bound = new SizeConverter().convert(signed ? value.substring(1) : value);
            return switch (sign) {
                case '+' -> (path, kind, status) -> kind.isFile() && status.size() > bound;
                case '-' -> (path, kind, status) -> kind.isFile() && status.size() < bound;
                default -> (path, kind, status) -> kind.isFile() && status.size() == bound;
            };
        }
    }
}
