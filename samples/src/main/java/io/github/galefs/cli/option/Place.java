package io.github.galefs.cli.option;

import io.github.galefs.client.ServerAddress;
import java.nio.file.Path;

/** Where the files of a command lie. */
public sealed interface Place {
    /** A place in a directory of this machine. */
    sealed interface Local extends Place {
        /**
         * Returns the directory.
         *
         * @return path as it was given.
         */
        Path directory();
    }

    /**
     * A store.
     *
     * @param directory of the store.
     */
    record Store(Path directory) implements Local {
        @Override
        public String toString() {
            return "store " + directory;
        }
    }

    /**
     * A directory whose files are used as they are.
     *
     * @param directory the directory.
     */
    record Directory(Path directory) implements Local {
        @Override
        public String toString() {
            return "directory " + directory;
        }
    }

    /**
     * A server.
     *
     * @param address of the server.
     */
    record Server(ServerAddress address) implements Place {
        @Override
        public String toString() {
            return "server " + address;
        }
    }
}
