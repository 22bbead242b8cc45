package io.github.galefs.cli.store;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.zip.CRC32C;
import java.util.zip.Checksum;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A way to compute a checksum of a file. */
enum ChecksumAlgorithm {
    CRC,
    CRC32C,
    SHA256;

    /** Parses the name of an algorithm. */
    static final class Converter implements ITypeConverter<ChecksumAlgorithm> {
        @Override
        public ChecksumAlgorithm convert(final String value) {
            return Arrays.stream(values())
                    .filter(algorithm -> algorithm.optionName().equals(value))
                    .findFirst()
                    .orElseThrow(() -> new TypeConversionException("'" + value + "' is not one of "
                            + Arrays.stream(values())
                                    .map(ChecksumAlgorithm::optionName)
                                    .collect(Collectors.joining(", "))));
        }
    }

    /** A checksum of the bytes so far. */
    interface Sum {
        /** Adds the first bytes of an array. */
        void add(byte[] bytes, int length);

        /** Returns the checksum as it is written, and ends the computation. */
        String text();
    }

    private record OfChecksum(Checksum checksum, String form) implements Sum {
        @Override
        public void add(final byte[] bytes, final int length) {
            checksum.update(bytes, 0, length);
        }

        @Override
        public String text() {
            return String.format(Locale.ROOT, form, checksum.getValue());
        }
    }

    private record OfDigest(MessageDigest digest) implements Sum {
        @Override
        public void add(final byte[] bytes, final int length) {
            digest.update(bytes, 0, length);
        }

        @Override
        public String text() {
            return HexFormat.of().formatHex(digest.digest());
        }
    }

    String optionName() {
        return name().toLowerCase(Locale.ROOT);
    }

    Sum start() {
        return switch (this) {
            case CRC -> new OfChecksum(new PosixChecksum(), "%d");
            case CRC32C -> new OfChecksum(new CRC32C(), "%08x");
            case SHA256 -> new OfDigest(sha256());
        };
    }

    /** Every Java platform has it. */
    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (final NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
