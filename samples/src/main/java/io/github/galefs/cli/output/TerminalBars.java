package io.github.galefs.cli.output;

import java.io.PrintStream;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** Progress bars on a terminal, for work that takes long enough to be looked at. */
public final class TerminalBars implements ProgressBars {
    /** Less is done before a bar can be read. */
    private static final long MIN_TOTAL = 64L << 20;

    private static final long MIB = 1L << 20;
    private static final long UNKNOWN_TOTAL = -1;
    private static final long FIRST_LOOK_MILLIS = 1_000;
    private static final long LOOK_MILLIS = 200;
    private static final int COLUMNS = 79;

    private final PrintStream terminal;

    private TerminalBars(final PrintStream terminal) {
        this.terminal = terminal;
    }

    /**
     * Returns bars for standard error.
     *
     * @param err standard error of this process.
     * @return bars that show themselves there if it is a terminal, or else nothing.
     */
    public static ProgressBars forStandardError(final PrintStream err) {
        return Terminal.isStandardError() ? new TerminalBars(err) : NONE;
    }

    @Override
    public Progress start(final String task, final long total) {
        return total < MIN_TOTAL ? NONE.start(task, total) : new Bar(bar(task, total));
    }

    @Override
    public Progress follow(final String task, final LongSupplier done) {
        return new Follower(task, done);
    }

    private ProgressBar bar(final String task, final long total) {
        return new ProgressBarBuilder()
                .setTaskName(task)
                .setInitialMax(total)
                .setUnit(" MiB", MIB)
                .showSpeed()
                .setStyle(ProgressBarStyle.ASCII)
                .setConsumer(new ConsoleProgressBarConsumer(terminal, COLUMNS))
                .build();
    }

    /** A bar that asks. Only its timer's thread touches it until that has ended. */
    private final class Follower implements Progress {
        private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(
                Thread.ofPlatform().daemon().name("galefs-progress").factory());
        private final String task;
        private final LongSupplier done;
        private final Future<?> ticking;
        private ProgressBar bar;

        Follower(final String task, final LongSupplier done) {
            this.task = task;
            this.done = done;
            ticking = timer.scheduleWithFixedDelay(this::tick, FIRST_LOOK_MILLIS, LOOK_MILLIS, TimeUnit.MILLISECONDS);
        }

        @Override
        public void close() {
            ticking.cancel(false);
            timer.close();
            if (bar != null) {
                bar.close();
            }
        }

        private void tick() {
            if (bar == null) {
                bar = bar(task, UNKNOWN_TOTAL);
            }
            bar.stepTo(done.getAsLong());
        }
    }

    private record Bar(ProgressBar bar) implements Progress {
        @Override
        public void advance(final long bytes) {
            bar.stepBy(bytes);
        }

        @Override
        public void close() {
            bar.close();
        }
    }
}
