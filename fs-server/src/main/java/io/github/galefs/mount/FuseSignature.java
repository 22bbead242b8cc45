package io.github.galefs.mount;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Method;

/**
 * C signatures of the functions in {@code fuse_lowlevel_ops}, one functional interface each. All return void. C types
 * map to Java types by their width: {@code fuse_ino_t}, {@code size_t}, {@code off_t}, {@code dev_t} and
 * {@code uint64_t} to long, {@code mode_t} and {@code int} to int, pointers to memory segments.
 */
final class FuseSignature {
    private FuseSignature() {}

    /** {@code (void *userdata, struct fuse_conn_info *conn)}. */
    @FunctionalInterface
    interface Connection {
        void call(MemorySegment userData, MemorySegment connection);
    }

    /** {@code (fuse_req_t req, fuse_ino_t ino)}. */
    @FunctionalInterface
    interface Inode {
        void call(MemorySegment request, long inode);
    }

    /** {@code (fuse_req_t req, fuse_ino_t ino, struct fuse_file_info *fi)}. */
    @FunctionalInterface
    interface FileInfo {
        void call(MemorySegment request, long inode, MemorySegment fileInfo);
    }

    /** {@code (fuse_req_t req, fuse_ino_t parent, const char *name)}. */
    @FunctionalInterface
    interface Name {
        void call(MemorySegment request, long directory, MemorySegment name);
    }

    /** {@code (fuse_req_t req, fuse_ino_t ino, uint64_t nlookup)}. */
    @FunctionalInterface
    interface Forget {
        void call(MemorySegment request, long inode, long lookups);
    }

    /** {@code (fuse_req_t req, fuse_ino_t ino, struct stat *attr, int to_set, struct fuse_file_info *fi)}. */
    @FunctionalInterface
    interface SetAttributes {
        void call(MemorySegment request, long inode, MemorySegment stat, int toSet, MemorySegment fileInfo);
    }

    /** {@code (fuse_req_t req, fuse_ino_t parent, const char *name, mode_t mode, dev_t rdev)}. */
    @FunctionalInterface
    interface MakeNode {
        void call(MemorySegment request, long directory, MemorySegment name, int mode, long device);
    }

    /** {@code (fuse_req_t req, fuse_ino_t parent, const char *name, mode_t mode)}. */
    @FunctionalInterface
    interface MakeDirectory {
        void call(MemorySegment request, long directory, MemorySegment name, int mode);
    }

    /** {@code (fuse_req_t req, const char *link, fuse_ino_t parent, const char *name)}. */
    @FunctionalInterface
    interface SymbolicLink {
        void call(MemorySegment request, MemorySegment target, long directory, MemorySegment name);
    }

    /**
     * {@code (fuse_req_t req, fuse_ino_t parent, const char *name, fuse_ino_t newparent, const char *newname, unsigned
     * int flags)}.
     */
    @FunctionalInterface
    interface Rename {
        void call(
                MemorySegment request,
                long directory,
                MemorySegment name,
                long newDirectory,
                MemorySegment newName,
                int flags);
    }

    /** {@code (fuse_req_t req, fuse_ino_t ino, fuse_ino_t newparent, const char *newname)}. */
    @FunctionalInterface
    interface HardLink {
        void call(MemorySegment request, long inode, long directory, MemorySegment name);
    }

    /** {@code (fuse_req_t req, fuse_ino_t ino, size_t size, off_t off, struct fuse_file_info *fi)}. */
    @FunctionalInterface
    interface Read {
        void call(MemorySegment request, long inode, long length, long offset, MemorySegment fileInfo);
    }

    /**
     * {@code (fuse_req_t req, fuse_ino_t ino, const char *buf, size_t size, off_t off, struct fuse_file_info *fi)}.
     */
    @FunctionalInterface
    interface Write {
        void call(
                MemorySegment request,
                long inode,
                MemorySegment bytes,
                long length,
                long offset,
                MemorySegment fileInfo);
    }

    /** {@code (fuse_req_t req, fuse_ino_t ino, int datasync, struct fuse_file_info *fi)}. */
    @FunctionalInterface
    interface Sync {
        void call(MemorySegment request, long inode, int dataOnly, MemorySegment fileInfo);
    }

    /** {@code (fuse_req_t req, fuse_ino_t parent, const char *name, mode_t mode, struct fuse_file_info *fi)}. */
    @FunctionalInterface
    interface Create {
        void call(MemorySegment request, long directory, MemorySegment name, int mode, MemorySegment fileInfo);
    }

    /** Returns the C signature of one of the interfaces above. */
    static FunctionDescriptor descriptorOf(final Class<?> signature) {
        final MemoryLayout[] parameters = unbound(signature).type().dropParameterTypes(0, 1).parameterList().stream()
                .map(FuseSignature::layoutOf)
                .toArray(MemoryLayout[]::new);
        return FunctionDescriptor.ofVoid(parameters);
    }

    /**
     * Returns the method of one of the interfaces above, bound to a handler.
     *
     * @param signature the interface.
     * @param handler   its implementation.
     */
    static <S> MethodHandle bind(final Class<S> signature, final S handler) {
        return unbound(signature).bindTo(handler);
    }

    private static MethodHandle unbound(final Class<?> signature) {
        final Method method = signature.getDeclaredMethods()[0];
        try {
            return MethodHandles.lookup().unreflect(method);
        } catch (final IllegalAccessException e) {
            throw new IllegalStateException("no access to " + method, e);
        }
    }

    private static MemoryLayout layoutOf(final Class<?> parameter) {
        if (parameter == MemorySegment.class) {
            return LibFuse.POINTER;
        }
        return parameter == long.class ? ValueLayout.JAVA_LONG : ValueLayout.JAVA_INT;
    }
}
