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
 * A class with all classes that it refers to, directly or indirectly: a superset of the classes that can affect the
 * device code of one of its methods.
 */
final class ClassClosure {
    private final ClassLoader loader;
    private final Predicate<String> included;
    private final SortedMap<String, byte[]> classes = new TreeMap<>();
    private final Deque<String> pending = new ArrayDeque<>();

    private ClassClosure(final ClassLoader loader, final Predicate<String> included) {
        this.loader = loader;
        this.included = included;
    }

    /**
     * Returns a hash over a class and the classes that it depends on.
     *
     * @param loader   of the classes.
     * @param root     internal name of the class, such as {@code java/lang/String}.
     * @param included whether a class with an internal name is included; references of excluded classes are not
     *                 followed.
     * @return SHA-256 over names and bytes of the classes, in hexadecimal digits.
     */
    static String hash(final ClassLoader loader, final String root, final Predicate<String> included) {
        final ClassClosure closure = new ClassClosure(loader, included);
        closure.collect(root);
        return closure.digest();
    }

    private void collect(final String root) {
        pending.add(root);
        while (!pending.isEmpty()) {
            final String name = pending.remove();
            if (!classes.containsKey(name)) {
                // A missing optional dependency cannot be part of a kernel.
                read(loader, name + ".class").ifPresent(bytes -> add(name, bytes));
            }
        }
    }

    private void add(final String name, final byte[] bytes) {
        classes.put(name, bytes);
        ClassFile.of().parse(bytes).constantPool().forEach(entry -> {
            if (entry instanceof final ClassEntry reference && included.test(reference.asInternalName())) {
                pending.add(reference.asInternalName());
            }
        });
    }

    /** Returns the bytes of a resource, or nothing if there is none. */
    static Optional<byte[]> read(final ClassLoader loader, final String resource) {
        try (InputStream stream = loader.getResourceAsStream(resource)) {
            return stream == null ? Optional.empty() : Optional.of(stream.readAllBytes());
        } catch (final IOException e) {
            throw new UncheckedIOException("cannot read " + resource, e);
        }
    }

    private String digest() {
        final ContentHash hash = new ContentHash();
        classes.forEach((name, bytes) -> hash.add(name).add(bytes));
        return hash.hex();
    }
}
