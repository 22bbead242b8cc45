package io.github.galefs.device.artefact;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.constantpool.ClassEntry;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * A class with all classes that it names, directly or through others: whatever can go into the device code of a method
 * in it.
 */
final class ClassClosure {
    private final ClassLoader loader;
    private final Predicate<String> included;
    private final SortedMap<String, byte[]> classes = new TreeMap<>();
    private final Deque<String> open = new ArrayDeque<>();

    private ClassClosure(final ClassLoader loader, final Predicate<String> included) {
        this.loader = loader;
        this.included = included;
    }

    /**
     * Hashes the classes that a class depends on.
     *
     * @param loader   finds them.
     * @param root     internal name of the class to begin with, such as {@code java/lang/String}.
     * @param included tells by its internal name whether a class counts; what only such classes refer to does not count
     *     either.
     * @return SHA-256 over names and bytes of the classes, in hexadecimal digits.
     */
    static String hash(final ClassLoader loader, final String root, final Predicate<String> included) {
        final ClassClosure closure = new ClassClosure(loader, included);
        closure.collect(root);
        return closure.digest();
    }

    private void collect(final String root) {
        open.add(root);
        while (!open.isEmpty()) {
            final String name = open.remove();
            if (!classes.containsKey(name)) {
                read(name).ifPresent(bytes -> add(name, bytes));
            }
        }
    }

    private void add(final String name, final byte[] bytes) {
        classes.put(name, bytes);
        ClassFile.of().parse(bytes).constantPool().forEach(entry -> {
            if (entry instanceof final ClassEntry referred && included.test(referred.asInternalName())) {
                open.add(referred.asInternalName());
            }
        });
    }

    private Optional<byte[]> read(final String name) {
        try (InputStream stream = loader.getResourceAsStream(name + ".class")) {
            // An optional dependency that is not there cannot be in a kernel.
            return stream == null ? Optional.empty() : Optional.of(stream.readAllBytes());
        } catch (final IOException e) {
            throw new UncheckedIOException("class " + name + " cannot be read", e);
        }
    }

    private String digest() {
        final ContentHash hash = new ContentHash();
        classes.forEach((name, bytes) -> hash.add(name).add(bytes));
        return hash.hex();
    }
}
