package io.github.galefs.cli.store;

import io.github.galefs.cli.option.SizeConverter;
import io.github.galefs.file.FileStatus;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** What {@code find} looks for. */
@FunctionalInterface
interface FileCondition {
    /** Any file or directory. */
    FileCondition ANY = (path, status) -> true;

    /** Returns whether a file or directory is looked for. */
    boolean isMetBy(String path, FileStatus status);

    /** Returns the condition that this one and another are met. */
    default FileCondition and(final FileCondition other) {
        return (path, status) -> isMetBy(path, status) && other.isMetBy(path, status);
    }

    /** Parses the type of a file. */
    final class TypeConverter implements ITypeConverter<FileCondition> {
        @Override
        public FileCondition convert(final String value) {
            return switch (value) {
                case "f" -> (path, status) -> !status.directory();
                case "d" -> (path, status) -> status.directory();
                default ->
                    throw new TypeConversionException(
                            "'" + value + "' is not a type: give f for files or d for directories");
            };
        }
    }

    /** Parses a bound of the size of a file. Directories have none. */
    final class SizeBoundConverter implements ITypeConverter<FileCondition> {
        @Override
        public FileCondition convert(final String value) {
            final char sign = value.isEmpty() ? ' ' : value.charAt(0);
            final boolean signed = sign == '+' || sign == '-';
            final long bound = new SizeConverter().convert(signed ? value.substring(1) : value);
            return switch (sign) {
                case '+' -> (path, status) -> !status.directory() && status.size() > bound;
                case '-' -> (path, status) -> !status.directory() && status.size() < bound;
                default -> (path, status) -> !status.directory() && status.size() == bound;
            };
        }
    }
}
