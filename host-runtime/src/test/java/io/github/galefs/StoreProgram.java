package io.github.galefs;

import io.github.galefs.file.FileService;
import io.github.galefs.file.StoreFiles;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;

/** A program that uses GaleFS as a library: creates a store, or opens one, or a file service, for kernels. */
final class StoreProgram {
    private StoreProgram() {}

    public static void main(final String[] arguments) throws IOException {
        final Path store = Path.of(arguments[1]);
        switch (arguments[0]) {
            case "create" ->
                EmbeddedStore.create(new EmbeddedStoreContext().directory(store))
                        .close();
            case "open" -> {
                try (GaleFs galeFs =
                        GaleFs.open(new GaleFsContext().store(store).device("jvm"))) {
                    StoreFiles.writeString(galeFs.files(), "file", "works");
                    System.out.print(StoreFiles.readString(galeFs.files(), "file"));
                }
            }
            case "service" ->
                GaleFs.open(new GaleFsContext().files(noFiles()).device("jvm")).close();
            default -> throw new IllegalArgumentException(arguments[0]);
        }
    }

    /** A file service of the program's own: nothing of GaleFS checks the flags before a session does. */
    private static FileService noFiles() {
        return (FileService) Proxy.newProxyInstance(
                StoreProgram.class.getClassLoader(), new Class<?>[] {FileService.class}, (_, method, _) -> {
                    throw new UnsupportedOperationException(method.getName());
                });
    }
}
