package io.github.galefs.cli.store;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.zip.Checksum;

/**
 * The CRC of POSIX {@code cksum}: polynomial 0x04C11DB7, most significant bit first, over the bytes and then their
 * number in as few bytes as it takes, lowest first.
 *
 * @see <a href="https://pubs.opengroup.org/onlinepubs/9799919799/utilities/cksum.html">POSIX.1-2024, cksum</a>
 */
final class PosixChecksum implements Checksum {
    private static final int POLYNOMIAL = 0x04C11DB7;
    private static final int BYTE_VALUES = 256;
    private static final int BYTE_MASK = 0xff;

    /** Bytes that one turn of the loop takes; table K has the effect of a byte with K more behind it. */
    private static final int SLICES = 8;

    private static final VarHandle BIG_ENDIAN_INT =
            MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);

    private static final int[][] TABLES = tables();

    private int remainder;
    private long count;

    @Override
    public void update(final int b) {
        remainder = next(remainder, b);
        count++;
    }

    @Override
    public void update(final byte[] bytes, final int offset, final int length) {
        int crc = remainder;
        int i = offset;
        final int end = offset + length;
        for (; i <= end - SLICES; i += SLICES) {
            crc ^= (int) BIG_ENDIAN_INT.get(bytes, i);
            crc = TABLES[7][crc >>> 24]
                    ^ TABLES[6][crc >>> 16 & BYTE_MASK]
                    ^ TABLES[5][crc >>> 8 & BYTE_MASK]
                    ^ TABLES[4][crc & BYTE_MASK]
                    ^ TABLES[3][bytes[i + 4] & BYTE_MASK]
                    ^ TABLES[2][bytes[i + 5] & BYTE_MASK]
                    ^ TABLES[1][bytes[i + 6] & BYTE_MASK]
                    ^ TABLES[0][bytes[i + 7] & BYTE_MASK];
        }
        for (; i < end; i++) {
            crc = next(crc, bytes[i]);
        }
        remainder = crc;
        count += length;
    }

    @Override
    public long getValue() {
        int crc = remainder;
        for (long rest = count; rest != 0; rest >>>= Byte.SIZE) {
            crc = next(crc, (int) rest);
        }
        return Integer.toUnsignedLong(~crc);
    }

    @Override
    public void reset() {
        remainder = 0;
        count = 0;
    }

    private static int next(final int crc, final int b) {
        return crc << Byte.SIZE ^ TABLES[0][(crc >>> 24 ^ b) & BYTE_MASK];
    }

    private static int[][] tables() {
        final int[][] tables = new int[SLICES][BYTE_VALUES];
        for (int value = 0; value < BYTE_VALUES; value++) {
            int crc = value << 24;
            for (int bit = 0; bit < Byte.SIZE; bit++) {
                crc = crc << 1 ^ (crc < 0 ? POLYNOMIAL : 0);
            }
            tables[0][value] = crc;
        }
        for (int slice = 1; slice < SLICES; slice++) {
            for (int value = 0; value < BYTE_VALUES; value++) {
                final int before = tables[slice - 1][value];
                tables[slice][value] = before << Byte.SIZE ^ tables[0][before >>> 24];
            }
        }
        return tables;
    }
}
