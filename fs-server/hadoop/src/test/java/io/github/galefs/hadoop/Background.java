package io.github.galefs.hadoop;

import io.github.galefs.file.FileServiceException;
import java.util.concurrent.CompletableFuture;

/** Calls beside the thread of a test. */
public final class Background {
    private Background() {}

    /** A call of a file service. */
    public interface Call<T> {
        T run() throws FileServiceException;
    }

    /** Makes a call in a thread of its own. */
    public static <T> CompletableFuture<T> start(final Call<T> call) {
        final CompletableFuture<T> result = new CompletableFuture<>();
        Thread.ofPlatform().daemon().start(() -> {
            try {
                result.complete(call.run());
            } catch (final Throwable e) {
                result.completeExceptionally(e);
            }
        });
        return result;
    }
}
