package io.github.galefs.cli.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class DirectoryLocationTest {
    private static final List<String> MOUNTS = List.of(
            "27 1 254:0 / / rw,relatime shared:1 - ext4 /dev/vda rw",
            "30 27 0:40 / /home rw - tmpfs tmpfs rw",
            "31 30 254:1 /volumes/a /home/user rw - btrfs /dev/vdb rw",
            "42 27 254:0 /data/store/data /bind\\040of\\134segments rw - ext4 /dev/vda rw",
            "43 27 254:0 /data /bound rw - ext4 /dev/vda rw",
            "44 27 0:41 / /twice rw - tmpfs tmpfs rw",
            "45 27 254:0 /data/store /twice rw - ext4 /dev/vda rw");

    @Test
    void shouldFindTheDirectoryInItsFileSystem() {
        assertEquals(new DirectoryLocation("254:0", Path.of("/data/store")), location("/data/store"));
        assertEquals(new DirectoryLocation("254:0", Path.of("/")), location("/"));
        assertEquals(new DirectoryLocation("0:40", Path.of("/other")), location("/home/other"));
        assertEquals(new DirectoryLocation("254:1", Path.of("/volumes/a/x/y")), location("/home/user/x/y"));
        assertEquals(new DirectoryLocation("254:0", Path.of("/data/store/data/x")), location("/bind of\\segments/x"));
    }

    @Test
    void shouldTakeTheMountThatHidesAnother() {
        assertEquals(new DirectoryLocation("254:0", Path.of("/data/store/x")), location("/twice/x"));
    }

    @Test
    void shouldFindThatADirectoryLiesInAnotherBehindABindMount() {
        final DirectoryLocation store = location("/data/store");
        assertTrue(store.isIn(store));
        assertTrue(location("/bound/store/data").isIn(store));
        assertTrue(location("/bind of\\segments/x").isIn(store));
        assertTrue(store.isIn(location("/bound")));
        assertFalse(location("/bound/store2").isIn(store));
        assertFalse(location("/home/data/store").isIn(store));
        assertFalse(store.isIn(location("/data/store/data")));
    }

    private static DirectoryLocation location(final String path) {
        return DirectoryLocation.of(Path.of(path), MOUNTS).orElseThrow();
    }
}
