package io.github.galefs.store.check;

import io.github.galefs.store.journal.LossHandler;
import io.github.galefs.store.tree.FileTree;
import io.github.galefs.store.tree.TreeWalk;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Collects the losses that a salvage of the meta log reports, and finds the paths of the affected files. */
final class LossReport implements LossHandler {
    private final Path log;
    private final List<Loss> losses = new ArrayList<>();

    /** For the meta log in this directory, relative to the store's. */
    LossReport(final Path log) {
        this.log = log;
    }

    private record Loss(long record, long nodeId, String detail) {}

    @Override
    public void onLoss(final long record, final long nodeId, final String detail) {
        losses.add(new Loss(record, nodeId, detail));
    }

    /** Damage of the log as a whole, for the reason that opening the store gave. */
    Damage damageOfLog(final String reason) {
        return Damage.inLog(log, 0, 0, "the store cannot be opened: " + reason);
    }

    /** One damage for each loss, with the path that the file or directory has in the salvaged tree. */
    List<Damage> damages(final FileTree tree) {
        final Map<Long, String> paths = new LinkedHashMap<>();
        for (final Loss loss : losses) {
            paths.put(loss.nodeId(), "");
        }
        final TreeWalk walk = tree.walk(null);
        while (walk.next()) {
            paths.computeIfPresent(walk.node().id(), (id, old) -> walk.path());
        }
        return losses.stream()
                .map(loss -> new Damage(
                        paths.get(loss.nodeId()),
                        Damage.NO_BLOCK,
                        log,
                        0,
                        0,
                        "record " + loss.record() + ": " + loss.detail()))
                .toList();
    }
}
