package io.github.galefs.hadoop.client;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.io.EOFException;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.AccessDeniedException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.hadoop.fs.FileAlreadyExistsException;
import org.apache.hadoop.fs.InvalidPathException;
import org.apache.hadoop.fs.InvalidPathHandleException;
import org.apache.hadoop.fs.ParentNotDirectoryException;
import org.apache.hadoop.fs.PathIsNotDirectoryException;
import org.apache.hadoop.fs.PathIsNotEmptyDirectoryException;
import org.apache.hadoop.hdfs.protocol.AlreadyBeingCreatedException;
import org.apache.hadoop.hdfs.protocol.QuotaExceededException;
import org.apache.hadoop.hdfs.protocol.SnapshotAccessControlException;
import org.apache.hadoop.ipc.RemoteException;
import org.apache.hadoop.net.ConnectTimeoutException;
import org.apache.hadoop.security.AccessControlException;

/** Converts failures of Hadoop's client into POSIX errors. */
public final class HadoopErrors {
    private static final int MAX_SHOWN = 200;
    private static final int MAX_CAUSES = 10;

    /** Messages of Hadoop's client begin with those of their causes, and the names of their types. */
    private static final Pattern PACKAGE_OF_EXCEPTION =
            Pattern.compile("\\b(?:\\p{Lower}[\\p{Lower}\\d_]*+\\.)++(?=\\p{Upper}\\w*Exception\\b)");

    /** Error of a type of failure. The first row that fits decides, so subtypes precede their types. */
    private record Row(Class<? extends Exception> type, PosixError error) {}

    private static final List<Row> ROWS = List.of(
            new Row(FileNotFoundException.class, PosixError.ENOENT),
            new Row(FileAlreadyExistsException.class, PosixError.EEXIST),
            new Row(AlreadyBeingCreatedException.class, PosixError.EEXIST),
            new Row(ParentNotDirectoryException.class, PosixError.ENOTDIR),
            new Row(PathIsNotDirectoryException.class, PosixError.ENOTDIR),
            new Row(PathIsNotEmptyDirectoryException.class, PosixError.ENOTEMPTY),
            new Row(InvalidPathHandleException.class, PosixError.ESTALE),
            new Row(InvalidPathException.class, PosixError.EINVAL),
            new Row(SnapshotAccessControlException.class, PosixError.EROFS),
            new Row(AccessControlException.class, PosixError.EACCES),
            new Row(AccessDeniedException.class, PosixError.EACCES),
            new Row(QuotaExceededException.class, PosixError.ENOSPC),
            new Row(UnsupportedOperationException.class, PosixError.ENOTSUP),
            new Row(ConnectException.class, PosixError.ECONNREFUSED),
            new Row(NoRouteToHostException.class, PosixError.ECONNREFUSED),
            new Row(UnknownHostException.class, PosixError.ECONNREFUSED),
            new Row(SocketTimeoutException.class, PosixError.ETIMEDOUT),
            new Row(ClosedByInterruptException.class, PosixError.EINTR),
            new Row(InterruptedIOException.class, PosixError.EINTR),
            new Row(SocketException.class, PosixError.ECONNRESET),
            new Row(EOFException.class, PosixError.ECONNRESET));

    private static final String S3A = "org.apache.hadoop.fs.s3a.";

    /** Failures of a namenode or of S3 whose types are not in the client's jar. */
    private static final Map<String, PosixError> BY_NAME = Map.of(
            "org.apache.hadoop.hdfs.protocol.FSLimitException$PathComponentTooLongException",
            PosixError.ENAMETOOLONG,
            "org.apache.hadoop.hdfs.protocol.FSLimitException$MaxDirectoryItemsExceededException",
            PosixError.ENOSPC,
            S3A + "RemoteFileChangedException",
            PosixError.ESTALE,
            S3A + "RangeNotSatisfiableEOFException",
            PosixError.ESTALE,
            S3A + "UnknownStoreException",
            PosixError.ENOENT,
            S3A + "AWSUnsupportedFeatureException",
            PosixError.ENOTSUP);

    /** Refusals of a namenode or of S3 that change nothing now; the call may be served later. */
    private static final Set<String> NOT_NOW = Set.of(
            "org.apache.hadoop.hdfs.server.namenode.SafeModeException",
            "org.apache.hadoop.ipc.StandbyException",
            "org.apache.hadoop.ipc.RetriableException",
            S3A + "AWSServiceThrottledException");

    /** Ends of connections to S3, within a request or an answer. */
    private static final Set<String> LOST = Set.of(
            S3A + "AWSNoResponseException",
            "org.apache.http.ConnectionClosedException",
            "org.apache.http.NoHttpResponseException",
            "org.apache.http.TruncatedChunkException");

    /** Answers of S3, or of what stands before it, that the request may have had an effect. */
    private static final String SERVER_ERROR = S3A + "AWSStatus500Exception";

    /** S3's word for a conditional write that met another one, and may be sent again. */
    private static final String CONFLICT = "ConditionalRequestConflict";

    private static final Set<PosixError> OUTAGES =
            Set.of(PosixError.EAGAIN, PosixError.ECONNREFUSED, PosixError.ECONNRESET, PosixError.ETIMEDOUT);

    /** Errors whose names do not say all. */
    private static final Set<PosixError> NEED_REASON = Set.of(PosixError.EIO, PosixError.EACCES);

    /** Part of the message of a lost connection for which Hadoop has only the type IOException. */
    private static final String BROKEN_CONNECTION = "Failed on local exception";

    /** Parts of messages for a process without a ticket that is valid. A Kerberos server that is away may come back. */
    private static final List<String> NO_TICKET =
            List.of(AccessControlException.class.getName(), "Failed to find any Kerberos tgt", "Ticket expired");

    private static final String REASON = " because";

    private HadoopErrors() {}

    /**
     * Converts a failure.
     *
     * @param subject what the call was about: usually a path, in quotes.
     * @param failure the failure.
     * @return the POSIX error.
     */
    public static FileServiceException convert(final String subject, final Exception failure) {
        if (failure instanceof FileServiceException converted) {
            return converted;
        }
        final Exception cause = unwrapped(failure);
        final PosixError error = errorOf(cause);
        final String detail = NEED_REASON.contains(error) ? subject + " (" + firstLine(reason(cause)) + ")" : subject;
        return new FileServiceException(error, detail, cause);
    }

    private static PosixError errorOf(final Exception cause) {
        if (isRefusedForNow(cause) || isServerError(cause)) {
            return PosixError.EAGAIN;
        }
        if (isRefusedLogin(cause)) {
            return PosixError.EACCES;
        }
        final PosixError named = BY_NAME.get(typeOf(cause));
        if (named != null) {
            return named;
        }
        return rowOf(cause).map(Row::error).orElse(isBrokenConnection(cause) ? PosixError.ECONNRESET : PosixError.EIO);
    }

    /**
     * Returns whether the request was not sent, or was refused without a change and may be accepted later.
     *
     * @param failure the failure.
     * @return whether it may be sent again.
     */
    public static boolean hasNoEffect(final Exception failure) {
        return failure instanceof ConnectException
                || failure instanceof NoRouteToHostException
                || failure instanceof UnknownHostException
                || failure instanceof ConnectTimeoutException
                || isRefusedForNow(failure);
    }

    /**
     * Returns whether the connection was lost after the request was sent, so that nobody knows what became of it.
     *
     * @param failure the failure.
     * @return whether the effect is unknown.
     */
    public static boolean hasUnknownEffect(final Exception failure) {
        return (failure instanceof EOFException && !BY_NAME.containsKey(typeOf(failure)))
                || failure instanceof SocketException
                || failure instanceof SocketTimeoutException
                || isServerError(failure)
                || isBrokenConnection(failure);
    }

    /**
     * Returns whether a failure may be one of the cluster or the connection, and neither a refusal nor of this machine.
     *
     * @param failure the failure.
     * @return whether it may pass.
     */
    public static boolean mayPass(final Exception failure) {
        return !(failure instanceof FileServiceException) && isOfCluster(errorOf(unwrapped(failure)));
    }

    private static boolean isOfCluster(final PosixError error) {
        return error == PosixError.EIO || isOutage(error);
    }

    /**
     * Returns whether an error is one of a cluster that cannot be reached or does not serve calls.
     *
     * @param error the error.
     * @return whether it is such.
     */
    public static boolean isOutage(final PosixError error) {
        return OUTAGES.contains(error);
    }

    /**
     * Returns whether a file was not opened for writing because it has a writer.
     *
     * @param refusal of the namenode.
     * @return whether it names a writer.
     */
    public static boolean hasWriter(final IOException refusal) {
        return typeOf(refusal).equals(AlreadyBeingCreatedException.class.getName());
    }

    /**
     * Returns whether the refusal to open a file for writing names a client as the writer that the file has. Its
     * message has the client that was refused first, and then "because" and the reason.
     *
     * @param client  name of the client.
     * @param refusal of the namenode.
     * @return whether it names the client.
     */
    public static boolean isWriter(final String client, final IOException refusal) {
        final String message = String.valueOf(refusal.getMessage());
        final int reason = message.indexOf(REASON);
        return !client.isEmpty() && reason >= 0 && message.indexOf(" " + client + " ", reason) >= 0;
    }

    /**
     * Returns the first line of a failure's message, for a message or the log.
     *
     * @param failure the failure.
     * @return the line, with the type of the failure.
     */
    public static String firstLine(final Throwable failure) {
        final String text =
                String.valueOf(failure.getMessage()).lines().findFirst().orElse("");
        final String line = failure.getClass().getSimpleName() + ": "
                + PACKAGE_OF_EXCEPTION.matcher(text).replaceAll("");
        return line.length() <= MAX_SHOWN ? line : line.substring(0, MAX_SHOWN) + "...";
    }

    /** Returns what a refused login is due to, which Hadoop's client wraps; another failure itself. */
    private static Throwable reason(final Exception failure) {
        return Stream.<Throwable>iterate(failure, Objects::nonNull, Throwable::getCause)
                .limit(isRefusedLogin(failure) ? MAX_CAUSES : 1)
                .reduce(failure, (_, cause) -> cause);
    }

    private static boolean isRefusedForNow(final Exception failure) {
        return NOT_NOW.contains(typeOf(failure)) || hasText(failure, CONFLICT);
    }

    private static boolean isServerError(final Exception failure) {
        return SERVER_ERROR.equals(typeOf(failure));
    }

    private static String typeOf(final Exception failure) {
        return failure instanceof RemoteException remote
                ? remote.getClassName()
                : failure.getClass().getName();
    }

    private static boolean isBrokenConnection(final Exception failure) {
        return LOST.contains(typeOf(failure)) || (hasText(failure, BROKEN_CONNECTION) && !isRefusedLogin(failure));
    }

    /** A connection is also broken off for want of a ticket; the cause is a text of Hadoop's client. */
    private static boolean isRefusedLogin(final Exception failure) {
        return NO_TICKET.stream().anyMatch(text -> hasText(failure, text));
    }

    /** Only failures whose type says nothing: the message of another may have the text in the name of a file. */
    private static boolean hasText(final Exception failure, final String text) {
        return failure instanceof IOException
                && !(failure instanceof RemoteException)
                && rowOf(failure).isEmpty()
                && failure.getMessage() != null
                && failure.getMessage().contains(text);
    }

    private static Optional<Row> rowOf(final Exception failure) {
        return ROWS.stream().filter(row -> row.type().isInstance(failure)).findFirst();
    }

    private static Exception unwrapped(final Exception failure) {
        return failure instanceof RemoteException remote ? remote.unwrapRemoteException() : failure;
    }
}
