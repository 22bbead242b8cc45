package io.github.galefs.round;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import io.github.galefs.device.DeviceRegion;
import io.github.galefs.device.KernelFailedException;
import io.github.galefs.device.KernelRounds;
import io.github.galefs.device.RoundCompanion;
import io.github.galefs.device.model.ModelDevice;
import io.github.galefs.kernel.round.RoundDescriptor;
import io.github.galefs.request.FrameGrants;
import io.github.galefs.request.Request;
import io.github.galefs.request.RequestHandler;
import io.github.galefs.request.RetryingHandler;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.agrona.concurrent.NoOpIdleStrategy;
import org.agrona.concurrent.UnsafeBuffer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** When rounds begin and with which work-groups, with requests and transfers that the test controls. */
@Timeout(60)
class RoundDriverTest {
    private static final int SLOTS = 64;
    private static final int FRAMES = 64;
    private static final int REQUEST = 1000;
    private static final long DELAY = 1_000;
    private static final int NO_FRAME = -1;

    private final ModelDevice device = new ModelDevice(1, group -> {
        throw new AssertionError();
    });
    private final RoundLayout layout = new RoundLayout(4096, SLOTS);
    private final FrameGrants grants = new FrameGrants(FRAMES);
    private final Transfers transfers = new Transfers();
    private final Rounds rounds = new Rounds();
    private long time;
    private DeviceRegion region;
    private RoundBuffers buffers;
    private UnsafeBuffer entries;
    private UnsafeBuffer recordsBuffer;

    @BeforeEach
    void open() {
        region = device.allocateRegion(layout.end(), layout.mirrorEnd());
        buffers = new RoundBuffers(region, layout, layout.zeroOffset());
        final long mirror = region.mirror().address();
        entries = new UnsafeBuffer(mirror + layout.entriesOffset(), SLOTS * RoundDescriptor.ENTRY_LENGTH);
        recordsBuffer = new UnsafeBuffer(mirror + layout.recordsOffset(), SLOTS * RoundDescriptor.RECORD_LENGTH);
    }

    @AfterEach
    void close() {
        region.close();
    }

    @Test
    void shouldBeginARoundAtOnceWhenAllGroupsHaveAReply() {
        final RoundDriver driver = driver(10, new LaunchPolicy(1000, DELAY), request -> {
            request.port().reply(request.port().group());
        });
        driver.doWork();
        driver.doWork();
        assertEquals(List.of(groups(0, 10), groups(0, 10)), rounds.groupsOfRounds);
        assertEquals(7, rounds.result(7));
    }

    @Test
    void shouldWaitForTransfersUntilEnoughGroupsAreReady() {
        final RoundDriver driver = driver(10, new LaunchPolicy(3, DELAY), transfers.grant(RoundDriverTest::ownFrame));
        driver.doWork();
        driver.doWork();
        assertEquals(1, rounds.groupsOfRounds.size());
        transfers.complete(4);
        driver.doWork();
        transfers.complete(5);
        driver.doWork();
        assertEquals(1, rounds.groupsOfRounds.size());
        transfers.complete(6);
        driver.doWork();
        assertEquals(List.of(4, 5, 6), rounds.groupsOfRounds.get(1));
    }

    @Test
    void shouldBeginARoundWhenTheFirstReadyGroupHasWaitedForTheDelay() {
        final RoundDriver driver = driver(10, new LaunchPolicy(3, DELAY), transfers.grant(RoundDriverTest::ownFrame));
        driver.doWork();
        transfers.complete(4);
        driver.doWork();
        time += DELAY - 1;
        driver.doWork();
        assertEquals(1, rounds.groupsOfRounds.size());
        time++;
        driver.doWork();
        assertEquals(List.of(4), rounds.groupsOfRounds.get(1));
    }

    /** It goes on while the round runs. */
    @Test
    void shouldBeginWhatWasAskedForBeforeTheRound() {
        final int[] requests = new int[1];
        final int[] begun = new int[1];
        final RoundDriver driver = driver(10, new LaunchPolicy(3, DELAY), new RequestHandler() {
            @Override
            public void onRequest(final Request request) {
                requests[0]++;
                if (request.port().group() % 2 == 0) {
                    request.port().reply(0);
                }
            }

            @Override
            public int doWork() {
                begun[0] = requests[0];
                return 0;
            }

            @Override
            public boolean isBusy() {
                return true;
            }
        });
        // Such requests are not handled before the next turn.
        rounds.sendsPaths = true;
        driver.doWork();
        rounds.afterRound = () -> assertEquals(requests[0], begun[0]);
        while (rounds.groupsOfRounds.size() < 2) {
            driver.doWork();
        }
    }

    @Test
    void shouldGiveOneFrameToAllGroupsThatWaitForItsTransfer() {
        final RoundDriver driver = driver(10, new LaunchPolicy(1000, DELAY), transfers.grant(_ -> 20));
        driver.doWork();
        transfers.complete(20);
        driver.doWork();
        assertEquals(2, rounds.groupsOfRounds.size());
        assertEquals(10, rounds.groupsOfRounds.get(1).size());
        assertEquals(20, rounds.result(3));
    }

    @Test
    void shouldEndAGrantWithTheRoundThatCarriesIt() {
        final List<Boolean> granted = new ArrayList<>();
        final RoundDriver driver = driver(1, new LaunchPolicy(1, DELAY), transfers.grant(_ -> {
            granted.add(grants.isGranted(20));
            return 20;
        }));
        driver.doWork();
        transfers.complete(20);
        rounds.afterRound = () -> granted.add(grants.isGranted(20));
        driver.doWork();
        assertEquals(List.of(false, true, false), granted);
    }

    @Test
    void shouldRunTheOtherGroupsWhileARequestWaitsForWhatTheyDo() {
        final int[] asked = new int[10];
        final RoundDriver driver = driver(10, new LaunchPolicy(1000, DELAY), new RetryingHandler(request -> {
            final int group = request.port().group();
            final boolean replies = group != 3 || rounds.groupsOfRounds.size() == 3;
            asked[group]++;
            if (replies) {
                request.port().reply(0);
            }
            return replies;
        }));
        for (int i = 0; i < 4; i++) {
            driver.doWork();
        }
        assertEquals(9, rounds.groupsOfRounds.get(1).size());
        assertEquals(9, rounds.groupsOfRounds.get(2).size());
        assertEquals(10, rounds.groupsOfRounds.get(3).size());
    }

    @Test
    void shouldRunTheOtherGroupsWhileATransferIsInProgressWhenEnoughAreReady() {
        final RoundDriver driver = driver(
                3, new LaunchPolicy(1, DELAY), transfers.grant(request -> ownFrame(request) == 0 ? 0 : NO_FRAME));
        for (int i = 0; i < 5; i++) {
            driver.doWork();
        }
        final List<List<Integer>> others = List.copyOf(rounds.groupsOfRounds.subList(1, rounds.groupsOfRounds.size()));
        assertEquals(4, others.size());
        assertEquals(Set.of(1, 2), others.stream().flatMap(List::stream).collect(Collectors.toSet()));
        transfers.complete(0);
        driver.doWork();
        driver.doWork();
        assertTrue(rounds.groupsOfRounds.stream().skip(5).anyMatch(groups -> groups.contains(0)));
    }

    @Test
    void shouldReplyToWaitingRequestsBeforeNewOnes() {
        final int repliesPerRound = 3;
        final List<Integer> replied = new ArrayList<>();
        final RoundDriver driver = driver(10, new LaunchPolicy(1000, DELAY), new RetryingHandler(request -> {
            final boolean replies = replied.size() < repliesPerRound * rounds.groupsOfRounds.size();
            if (replies) {
                replied.add(request.port().group());
                request.port().reply(0);
            }
            return replies;
        }));
        for (int i = 0; i < 10; i++) {
            driver.doWork();
        }
        final List<Integer> inTurn =
                IntStream.range(0, 10 * repliesPerRound).mapToObj(i -> i % 10).toList();
        assertEquals(inTurn, replied);
    }

    @Test
    void shouldKeepOnlyTheRequestsThatThePolicyLeavesForLaterAndHandleThemFirst() {
        final List<Integer> handled = new ArrayList<>();
        final RoundDriver driver = driver(10, new LaunchPolicy(8, DELAY), request -> {
            handled.add(request.port().group());
            request.port().reply(0);
        });
        driver.doWork();
        assertEquals(groups(0, 8), handled);
        handled.clear();
        driver.doWork();
        assertEquals(List.of(groups(0, 10), groups(0, 8)), rounds.groupsOfRounds);
        assertEquals(List.of(8, 9, 0, 1, 2, 3, 4, 5), handled);
        driver.doWork();
        assertEquals(List.of(8, 9, 0, 1, 2, 3, 4, 5), rounds.groupsOfRounds.getLast());
    }

    @Test
    void shouldHandleRequestsInTurnWhenThePolicyLeavesMostForLater() {
        final List<Integer> handled = new ArrayList<>();
        final RoundDriver driver = driver(10, new LaunchPolicy(3, DELAY), request -> {
            handled.add(request.port().group());
            request.port().reply(0);
        });
        for (int i = 0; i < 10; i++) {
            driver.doWork();
        }
        assertEquals(IntStream.range(0, 30).mapToObj(i -> i % 10).toList(), handled);
    }

    @Test
    void shouldBeginARoundWhenTheDelayPassesWhileRequestsAreHandled() {
        final RoundDriver driver = driver(SLOTS, new LaunchPolicy(1000, DELAY), request -> {
            time += DELAY / 20;
            request.port().reply(0);
        });
        driver.doWork();
        driver.doWork();
        assertEquals(List.of(groups(0, SLOTS), groups(0, 32)), rounds.groupsOfRounds);
    }

    @Test
    void shouldPassEveryFieldOfARecordToTheHandler() {
        final List<String> requests = new ArrayList<>();
        final RoundDriver driver = driver(1, new LaunchPolicy(1000, DELAY), request -> {
            requests.add(String.join(
                    " ",
                    Integer.toHexString(request.operation()),
                    Integer.toHexString(request.fd()),
                    Long.toHexString(request.fileOffset()),
                    Long.toHexString(request.byteCount()),
                    Integer.toHexString(request.openFlags()),
                    Integer.toHexString(request.pathLength()),
                    Integer.toHexString(request.tag())));
            request.port().reply(0);
        });
        recordsBuffer.putInt(RoundDescriptor.RECORD_FD_OFFSET, 0x8111_1111);
        recordsBuffer.putLong(RoundDescriptor.RECORD_FILE_OFFSET_OFFSET, 0x8222_2222_2222_2222L);
        recordsBuffer.putLong(RoundDescriptor.RECORD_BYTE_COUNT_OFFSET, 0x8333_3333_3333_3333L);
        recordsBuffer.putInt(RoundDescriptor.RECORD_OPEN_FLAGS_OFFSET, 0x8444_4444);
        recordsBuffer.putInt(RoundDescriptor.RECORD_PATH_LENGTH_OFFSET, 0x8555_5555);
        recordsBuffer.putInt(RoundDescriptor.RECORD_TAG_OFFSET, 0x8666_6666);
        driver.doWork();
        assertEquals(List.of("3e8 81111111 8222222222222222 8333333333333333 84444444 85555555 86666666"), requests);
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
                    LENGTH,    63, length 63 and round 2
                    ROUND,      1, length 64 and round 1
                    OPERATION,  0, operation 0 and resume point 1
                    OPERATION, -1, operation -1 and resume point 1
                    RESUME,     0, operation 1000 and resume point 0
                    RESUME,    -5, operation 1000 and resume point -5
                    """)
    void shouldNameTheGroupWhoseRecordIsNotOneOfTheRound(
            final RecordField field, final int value, final String expected) {
        final RoundDriver driver = driver(10, new LaunchPolicy(1000, DELAY), request -> {
            request.port().reply(0);
        });
        driver.doWork();
        rounds.afterRound = () -> recordsBuffer.putInt(4 * RoundDescriptor.RECORD_LENGTH + field.offset, value);
        final KernelFailedException failure = assertThrows(KernelFailedException.class, driver::doWork);
        assertEquals("work-group 4 did not report in round 2: its record has " + expected, failure.getMessage());
    }

    @Test
    void shouldFetchThePathsOfARoundByOneCommand() {
        final List<String> paths = new ArrayList<>();
        final RoundDriver driver = driver(SLOTS, new LaunchPolicy(1000, DELAY), request -> {
            final byte[] path = new byte[RoundDescriptor.PATH_CAPACITY];
            assertTrue(request.port().copyPath(path, request.pathLength()));
            paths.add(new String(path, 0, request.pathLength(), StandardCharsets.UTF_8));
            request.port().reply(0);
        });
        rounds.sendsPaths = true;
        final int before = device.commandCount();
        driver.doWork();
        driver.doWork();
        assertEquals(before + 2, device.commandCount());
        assertEquals(
                IntStream.range(0, SLOTS).mapToObj(group -> "path-" + group).toList(), paths);
    }

    @Test
    void shouldAllocateNothingForRequestsAndGroups() {
        final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        final RoundDriver driver = driver(2_000_000, new LaunchPolicy(1000, DELAY), request -> {
            request.port().reply(1);
        });
        rounds.records = false;
        rounds.roundsOfGroup = 5;
        for (int i = 0; i < 10_000; i++) {
            driver.doWork();
        }
        final long before = threads.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < 10_000; i++) {
            driver.doWork();
        }
        final long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        assertTrue(allocated < 10_000, allocated + " bytes for 640000 requests");
    }

    @Test
    void shouldMoveBlocksWhileARoundRunsAsLongAsAreOnTheirWay() {
        final int[] onTheirWay = {0};
        final List<String> calls = new ArrayList<>();
        final RoundDriver driver = driver(1, new LaunchPolicy(1, DELAY), new RequestHandler() {
            @Override
            public void onRequest(final Request request) {
                calls.add("request");
                onTheirWay[0] = 3;
                request.port().reply(0);
            }

            @Override
            public int moveBlocks() {
                calls.add("move");
                return onTheirWay[0]--;
            }

            @Override
            public boolean isMovingBlocks() {
                return onTheirWay[0] > 0;
            }
        });
        while (rounds.groupsOfRounds.size() < 2) {
            driver.doWork();
        }
        assertEquals(List.of("request", "move", "move", "move", "request"), calls);
    }

    private static int ownFrame(final Request request) {
        return request.port().group();
    }

    private RoundDriver driver(final int groupCount, final LaunchPolicy policy, final RequestHandler handler) {
        final RoundHost host = new RoundHost(buffers, handler, policy);
        buffers.beginLaunch(groupCount, SLOTS, 1);
        return new RoundDriver(rounds, host, groupCount, () -> time, NoOpIdleStrategy.INSTANCE);
    }

    private static List<Integer> groups(final int begin, final int end) {
        return IntStream.range(begin, end).boxed().toList();
    }

    /** Ints of a record that the host checks. */
    enum RecordField {
        LENGTH(RoundDescriptor.RECORD_LENGTH_OFFSET),
        OPERATION(RoundDescriptor.RECORD_OPERATION_OFFSET),
        ROUND(RoundDescriptor.RECORD_ROUND_OFFSET),
        RESUME(RoundDescriptor.RECORD_RESUME_OFFSET);

        private final int offset;

        RecordField(final int offset) {
            this.offset = offset;
        }
    }

    /** Transfers that are in progress until the test completes them. */
    private final class Transfers {
        private final Map<Integer, List<Request>> waiting = new HashMap<>();
        private final List<Integer> completed = new ArrayList<>();

        void complete(final int frame) {
            completed.add(frame);
        }

        /** Returns a handler that grants each request a frame when the transfer to it is complete, or replies 0. */
        RequestHandler grant(final ToIntFunction<Request> frameOf) {
            return new RequestHandler() {
                @Override
                public void onRequest(final Request request) {
                    final int frame = frameOf.applyAsInt(request);
                    if (frame == NO_FRAME) {
                        request.port().reply(0);
                    } else {
                        waiting.computeIfAbsent(frame, _ -> new ArrayList<>()).add(request);
                    }
                }

                @Override
                public void onReleased(final Request request) {
                    grants.remove(request);
                }

                @Override
                public int doWork() {
                    final int count = completed.size();
                    for (final int frame : completed) {
                        waiting.remove(frame).forEach(request -> reply(request, frame));
                    }
                    completed.clear();
                    return count;
                }

                @Override
                public boolean isBusy() {
                    return !waiting.isEmpty();
                }
            };
        }

        private void reply(final Request request, final int frame) {
            grants.addReader(request, frame);
            request.port().reply(frame);
        }
    }

    /** Rounds in which every work-group sends a request. */
    private final class Rounds implements KernelRounds {
        private final List<List<Integer>> groupsOfRounds = new ArrayList<>();
        private final int[] roundsOfSlot = new int[SLOTS];
        private boolean records = true;
        private boolean sendsPaths;
        private Runnable afterRound = () -> {};
        private int roundsOfGroup = Integer.MAX_VALUE;

        /** Returns the result of a work-group's entry in the latest round. */
        long result(final int group) {
            final int position = groupsOfRounds.getLast().indexOf(group);
            return entries.getLong(position * RoundDescriptor.ENTRY_LENGTH + RoundDescriptor.ENTRY_RESULT_OFFSET);
        }

        @Override
        public String kernelName() {
            return "Test#kernel";
        }

        @Override
        public boolean suspends() {
            return true;
        }

        @Override
        public int slotCount() {
            return SLOTS;
        }

        @Override
        public void run(final int groupCount, final RoundCompanion companion) {
            final UnsafeBuffer buffer = recordsBuffer;
            while (companion.goOn()) {
                Thread.onSpinWait();
            }
            if (records) {
                groupsOfRounds.add(new ArrayList<>());
            }
            for (int position = 0; position < groupCount; position++) {
                final int entry = position * RoundDescriptor.ENTRY_LENGTH;
                final int record = position * RoundDescriptor.RECORD_LENGTH;
                final int group = entries.getInt(entry + RoundDescriptor.ENTRY_GROUP_OFFSET);
                final int slot = entries.getInt(entry + RoundDescriptor.ENTRY_SLOT_OFFSET);
                final boolean ends = roundsOfSlot[slot]++ % roundsOfGroup == roundsOfGroup - 1;
                buffer.putInt(record + RoundDescriptor.RECORD_LENGTH_OFFSET, RoundDescriptor.RECORD_LENGTH);
                buffer.putInt(
                        record + RoundDescriptor.RECORD_OPERATION_OFFSET, ends ? RoundDescriptor.FINISHED : REQUEST);
                buffer.putInt(
                        record + RoundDescriptor.RECORD_ROUND_OFFSET,
                        entries.getInt(entry + RoundDescriptor.ENTRY_ROUND_OFFSET));
                buffer.putInt(record + RoundDescriptor.RECORD_RESUME_OFFSET, 1);
                if (records) {
                    groupsOfRounds.getLast().add(group);
                }
                if (sendsPaths) {
                    putPath(buffer, record, position, group);
                }
            }
            afterRound.run();
        }

        private void putPath(final UnsafeBuffer buffer, final int record, final int position, final int group) {
            final byte[] path = ("path-" + group).getBytes(StandardCharsets.UTF_8);
            buffer.putInt(record + RoundDescriptor.RECORD_PATH_LENGTH_OFFSET, path.length);
            device.putBytes(region, layout.pathsOffset() + (long) position * RoundDescriptor.PATH_CAPACITY, path);
        }

        @Override
        public void copyOut() {}

        @Override
        public void close() {}
    }
}
