package io.github.galefs.bench.wordmatch;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.sample.HostFiles;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What the sample's kernel does, as a usual program for the host: it reads files into arrays; each processor builds a
 * hash table over its share of the words, scans every text, and makes its lines of the output.
 *
 * <p>It differs from the kernel in these points. It tests and hashes a text byte by byte, where the kernel tests 64
 * bytes together and hashes 8 at a time. It has no filter before its hash table, and keeps the words' hashes beside the
 * table rather than in its slots. It has a whole text in one array, where the kernel has 64 KiB at a time. One thread
 * reads the texts and writes the outputs, where each work-group of the kernel does so for itself.
 */
final class PlainWordMatch {
    private static final int COUNT_COLUMNS = 10;

    private final FileService files;
    private final String dictionary;
    private final String list;

    PlainWordMatch(final FileService files, final String dictionary, final String list) {
        this.files = files;
        this.dictionary = dictionary;
        this.list = list;
    }

    /** Reads the dictionary, counts in every text of the list, and writes the outputs. */
    void run() throws FileServiceException {
        final List<Share> shares = shares(lines(dictionary));
        for (final String name : lines(list)) {
            final byte[] text = HostFiles.readAll(files, name);
            final List<byte[]> counts =
                    shares.parallelStream().map(share -> share.count(text)).toList();
            write(name + ".counts", counts);
        }
    }

    private static List<Share> shares(final List<String> words) {
        final int processors = Runtime.getRuntime().availableProcessors();
        final int length = Math.ceilDiv(words.size(), processors);
        return IntStream.range(0, processors)
                .parallel()
                .filter(i -> i * length < words.size())
                .mapToObj(i -> words.subList(i * length, Math.min(words.size(), (i + 1) * length)))
                .map(Share::new)
                .toList();
    }

    private void write(final String path, final List<byte[]> parts) throws FileServiceException {
        final long handle =
                files.open(path, EnumSet.of(FileOpenOption.WRITE, FileOpenOption.CREATE, FileOpenOption.TRUNCATE));
        try {
            long offset = 0;
            for (final byte[] part : parts) {
                files.write(handle, offset, MemorySegment.ofArray(part), 0, part.length);
                offset += part.length;
            }
        } finally {
            files.close(handle);
        }
    }

    private List<String> lines(final String path) throws FileServiceException {
        return new String(HostFiles.readAll(files, path), StandardCharsets.ISO_8859_1)
                .lines()
                .toList();
    }

    /** Words of one processor. */
    private static final class Share {
        private final byte[][] words;
        private final int[] hashes;
        private final int[] slots;
        private final int mask;

        Share(final List<String> words) {
            this.words = words.stream()
                    .map(word -> word.getBytes(StandardCharsets.ISO_8859_1))
                    .toArray(byte[][]::new);
            slots = new int[Integer.highestOneBit(words.size()) * 4];
            mask = slots.length - 1;
            hashes = new int[words.size()];
            for (int i = 0; i < hashes.length; i++) {
                hashes[i] = hash(this.words[i]);
                int slot = firstSlot(hashes[i]);
                while (slots[slot] != 0) {
                    slot = (slot + 1) & mask;
                }
                slots[slot] = i + 1;
            }
        }

        byte[] count(final byte[] text) {
            final int[] counts = new int[words.length];
            int hash = 0x811C_9DC5;
            int begin = 0;
            for (int i = 0; i <= text.length; i++) {
                final int value = i < text.length ? text[i] : 0;
                if (isWordByte(value)) {
                    hash = (hash ^ value) * 0x0100_0193;
                } else {
                    if (i > begin) {
                        count(text, begin, i - begin, hash, counts);
                    }
                    begin = i + 1;
                    hash = 0x811C_9DC5;
                }
            }
            return lines(counts);
        }

        private void count(final byte[] text, final int begin, final int length, final int hash, final int[] counts) {
            int slot = firstSlot(hash);
            while (slots[slot] != 0) {
                final int word = slots[slot] - 1;
                if (hashes[word] == hash && equals(words[word], text, begin, length)) {
                    counts[word]++;
                    return;
                }
                slot = (slot + 1) & mask;
            }
        }

        private byte[] lines(final int[] counts) {
            final StringBuilder lines = new StringBuilder();
            for (int i = 0; i < counts.length; i++) {
                final String count = Integer.toString(counts[i]);
                lines.repeat(' ', COUNT_COLUMNS - count.length()).append(count).append(' ');
                lines.append(new String(words[i], StandardCharsets.ISO_8859_1)).append('\n');
            }
            return lines.toString().getBytes(StandardCharsets.ISO_8859_1);
        }

        private int firstSlot(final int hash) {
            return ((hash * 0x9E37_79B1) >>> 15) & mask;
        }

        private static boolean equals(final byte[] word, final byte[] text, final int begin, final int length) {
            return word.length == length && Arrays.equals(word, 0, length, text, begin, begin + length);
        }

        private static int hash(final byte[] word) {
            int hash = 0x811C_9DC5;
            for (final byte value : word) {
                hash = (hash ^ value) * 0x0100_0193;
            }
            return hash;
        }

        private static boolean isWordByte(final int value) {
            final int lower = value | 0x20;
            return (lower >= 'a' && lower <= 'z') || value == '_';
        }
    }
}
