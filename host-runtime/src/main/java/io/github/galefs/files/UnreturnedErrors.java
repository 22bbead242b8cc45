package io.github.galefs.files;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.request.Request;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Errors of write-backs and closes that no work-group has taken, or perhaps none: failures of the launch. Used by one
 * thread at a time.
 *
 * <p>A work-group may give up just when the reply is sent, so a look at that moment proves nothing. Whether it has
 * taken the reply is known when it sends its next request, or when the launch has ended.
 */
final class UnreturnedErrors {
    /** Most errors that are kept for the end of a launch; the counter of errors has all of them. */
    private static final int MAX_KEPT = 100;

    private final List<Throwable> unreturned = new ArrayList<>();

    /** Errors that are, or will be, the latest replies to their work-groups: at most one for each. */
    private final Map<Request, Reply> replies = new HashMap<>();

    /** Reply with an error to the request with a tag. */
    private record Reply(int tag, FileServiceException error) {}

    /** Records an error before it is sent. */
    void onReply(final Request request, final FileServiceException error) {
        replies.put(request, new Reply(request.tag(), error));
    }

    /** The work-group has sent another request. */
    void onNextRequest(final Request request) {
        final Reply reply = replies.isEmpty() ? null : replies.remove(request);
        if (reply != null) {
            addUnlessTaken(request, reply);
        }
    }

    /** Records an error that is not sent to a work-group. */
    void add(final Throwable error) {
        if (unreturned.size() < MAX_KEPT) {
            unreturned.add(error);
        }
    }

    /** Returns the errors of a launch whose work-groups have ended, and forgets them. */
    List<Throwable> takeAll() {
        replies.forEach(this::addUnlessTaken);
        replies.clear();
        final List<Throwable> all = List.copyOf(unreturned);
        unreturned.clear();
        return all;
    }

    private void addUnlessTaken(final Request request, final Reply reply) {
        if (request.port().mayHaveGivenUp(reply.tag())) {
            add(reply.error());
        }
    }
}
