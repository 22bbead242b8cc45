package io.github.galefs.store.check;

import io.github.galefs.store.StoreAccess;
import io.github.galefs.store.tree.DirectoryNode;
import io.github.galefs.store.tree.FileTree;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Gathers what is missing in a meta log, and finds out whose it was. */
final class LossReport implements StoreAccess.LossHandler {
    private static final byte[] NO_NAME = {};

    private final Path log;
    private final List<Loss> losses = new ArrayList<>();

    LossReport(final Path log) {
        this.log = log;
    }

    private record Loss(long record, long nodeId, String what) {}

    @Override
    public void onLoss(final long record, final long nodeId, final String what) {
        losses.add(new Loss(record, nodeId, what));
    }

    /** That the log as a whole cannot be used. */
    Damage whole(final String why) {
        return new Damage("", Damage.NO_BLOCK, log, 0, 0, "the store does not open: " + why);
    }

    /** One for each loss, with the path of the file or directory as it is in what is left. */
    List<Damage> damages(final FileTree tree) {
        final Map<Long, String> paths = new LinkedHashMap<>();
        for (final Loss loss : losses) {
            paths.put(loss.nodeId(), "");
        }
        find(tree.root(), "", paths);
        return losses.stream()
                .map(loss -> new Damage(
                        paths.get(loss.nodeId()),
                        Damage.NO_BLOCK,
                        log,
                        0,
                        0,
                        "record " + loss.record() + ": " + loss.what()))
                .toList();
    }

    private static void find(final DirectoryNode directory, final String path, final Map<Long, String> paths) {
        directory.forEachAfter(NO_NAME, (name, node) -> {
            final String below = path + "/" + new String(name, StandardCharsets.UTF_8);
            paths.computeIfPresent(node.id(), (id, old) -> below);
            if (node instanceof DirectoryNode child) {
                find(child, below, paths);
            }
            return true;
        });
    }
}
