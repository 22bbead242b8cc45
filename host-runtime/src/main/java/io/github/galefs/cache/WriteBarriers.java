package io.github.galefs.cache;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;

/**
 * Waits until all that was written to a file before a moment is written back, or lost with an error. A file has one
 * barrier at a time; who comes later shares the next one.
 */
final class WriteBarriers {
    private final FrameTable table;
    private final DirtyFrames dirty;
    private final WriteBackQueue writeBack;
    private final Consumer<CachedFile> collectWrites;
    private final Deque<Runnable> due;

    /** Number of write-backs of each frame that the barrier of its file waits for: 2 if one was in progress before. */
    private final byte[] awaited;

    /**
     * Creates barriers.
     *
     * @param collectWrites collects the writes to a file that have ended.
     * @param due           receives the actions of barriers that have ended.
     */
    WriteBarriers(
            final FrameTable table,
            final DirtyFrames dirty,
            final WriteBackQueue writeBack,
            final Consumer<CachedFile> collectWrites,
            final Deque<Runnable> due) {
        this.table = table;
        this.dirty = dirty;
        this.writeBack = writeBack;
        this.collectWrites = collectWrites;
        this.due = due;
        this.awaited = new byte[table.frameCount()];
    }

    void add(final CachedFile file, final Runnable action) {
        if (file.barrierFrames > 0) {
            file.nextBarrier.add(action);
        } else {
            file.barrier.add(action);
            begin(file);
        }
    }

    /** Records the end of a frame's write-back, or that its ranges were discarded. */
    void onWrittenBack(final CachedFile file, final int frame) {
        if (awaited[frame] == 0) {
            return;
        }
        awaited[frame]--;
        if (awaited[frame] > 0 && dirty.isDirty(frame)) {
            writeBack.schedule(frame);
            return;
        }
        awaited[frame] = 0;
        file.barrierFrames--;
        if (file.barrierFrames == 0) {
            end(file);
        }
    }

    private void begin(final CachedFile file) {
        collectWrites.accept(file);
        final List<Integer> frames = new ArrayList<>();
        for (int frame = file.firstDirty; frame != FrameTable.NONE; frame = dirty.next(frame)) {
            if (dirty.isDirty(frame)) {
                frames.add(frame);
            }
            if (dirty.isDirty(frame) || table.isWriting(frame)) {
                awaited[frame] = (byte) (dirty.isDirty(frame) && table.isWriting(frame) ? 2 : 1);
                file.barrierFrames++;
            }
        }
        frames.sort(Comparator.comparingLong(table::block));
        frames.forEach(writeBack::schedule);
        if (file.barrierFrames == 0) {
            end(file);
        }
    }

    private void end(final CachedFile file) {
        due.addAll(file.barrier);
        file.barrier.clear();
        if (!file.nextBarrier.isEmpty()) {
            // Later: the write-back that has just ended is not one that the next barrier waits for.
            due.add(() -> beginNext(file));
        }
    }

    private void beginNext(final CachedFile file) {
        if (file.barrierFrames == 0 && !file.nextBarrier.isEmpty()) {
            file.barrier.addAll(file.nextBarrier);
            file.nextBarrier.clear();
            begin(file);
        }
    }
}
