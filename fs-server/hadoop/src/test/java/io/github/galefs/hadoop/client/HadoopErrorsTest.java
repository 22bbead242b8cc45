package io.github.galefs.hadoop.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.params.provider.Arguments.arguments;

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
import java.util.stream.Stream;
import javax.security.sasl.SaslException;
import org.apache.hadoop.fs.FileAlreadyExistsException;
import org.apache.hadoop.fs.InvalidPathException;
import org.apache.hadoop.fs.InvalidPathHandleException;
import org.apache.hadoop.fs.ParentNotDirectoryException;
import org.apache.hadoop.fs.PathIsNotEmptyDirectoryException;
import org.apache.hadoop.fs.s3a.AWSApiCallTimeoutException;
import org.apache.hadoop.fs.s3a.AWSBadRequestException;
import org.apache.hadoop.fs.s3a.AWSNoResponseException;
import org.apache.hadoop.fs.s3a.AWSServiceThrottledException;
import org.apache.hadoop.fs.s3a.AWSStatus500Exception;
import org.apache.hadoop.fs.s3a.AWSUnsupportedFeatureException;
import org.apache.hadoop.fs.s3a.HttpChannelEOFException;
import org.apache.hadoop.fs.s3a.RangeNotSatisfiableEOFException;
import org.apache.hadoop.fs.s3a.RemoteFileChangedException;
import org.apache.hadoop.fs.s3a.UnknownStoreException;
import org.apache.hadoop.hdfs.protocol.DSQuotaExceededException;
import org.apache.hadoop.hdfs.protocol.NSQuotaExceededException;
import org.apache.hadoop.hdfs.protocol.SnapshotAccessControlException;
import org.apache.hadoop.hdfs.server.namenode.SafeModeException;
import org.apache.hadoop.ipc.RemoteException;
import org.apache.hadoop.ipc.RetriableException;
import org.apache.hadoop.ipc.StandbyException;
import org.apache.hadoop.net.ConnectTimeoutException;
import org.apache.hadoop.security.AccessControlException;
import org.apache.http.ConnectionClosedException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.awscore.exception.AwsServiceException;
import software.amazon.awssdk.services.s3.model.S3Exception;

/** Errors for failures of Hadoop's client, and for failures in answers of the namenode. */
@Timeout(10)
class HadoopErrorsTest {
    static Stream<Arguments> failures() {
        return Stream.of(
                arguments(new FileNotFoundException("x"), PosixError.ENOENT),
                arguments(new FileAlreadyExistsException("x"), PosixError.EEXIST),
                arguments(new ParentNotDirectoryException("x"), PosixError.ENOTDIR),
                arguments(new PathIsNotEmptyDirectoryException("x"), PosixError.ENOTEMPTY),
                arguments(new InvalidPathException("x"), PosixError.EINVAL),
                arguments(new InvalidPathHandleException("x"), PosixError.ESTALE),
                arguments(new SnapshotAccessControlException("x"), PosixError.EROFS),
                arguments(new AccessControlException("x"), PosixError.EACCES),
                arguments(new NSQuotaExceededException("x"), PosixError.ENOSPC),
                arguments(new DSQuotaExceededException("x"), PosixError.ENOSPC),
                arguments(new SafeModeException("x"), PosixError.EAGAIN),
                arguments(new StandbyException("x"), PosixError.EAGAIN),
                arguments(new RetriableException("x"), PosixError.EAGAIN),
                arguments(new ConnectException("x"), PosixError.ECONNREFUSED),
                arguments(new NoRouteToHostException("x"), PosixError.ECONNREFUSED),
                arguments(new UnknownHostException("x"), PosixError.ECONNREFUSED),
                arguments(new SocketException("x"), PosixError.ECONNRESET),
                arguments(new EOFException("x"), PosixError.ECONNRESET),
                arguments(new IOException("Failed on local exception: reset"), PosixError.ECONNRESET),
                arguments(new SocketTimeoutException("x"), PosixError.ETIMEDOUT),
                arguments(new ConnectTimeoutException("x"), PosixError.ETIMEDOUT),
                arguments(new InterruptedIOException("x"), PosixError.EINTR),
                arguments(new ClosedByInterruptException(), PosixError.EINTR),
                arguments(new UnsupportedOperationException("x"), PosixError.ENOTSUP),
                arguments(new IOException("x"), PosixError.EIO));
    }

    @ParameterizedTest
    @MethodSource("failures")
    void shouldConvertAFailure(final Exception failure, final PosixError error) {
        assertEquals(error, HadoopErrors.convert("\"a\"", failure).error());
    }

    @ParameterizedTest
    @MethodSource("failures")
    void shouldConvertAFailureThatTheNamenodeReports(final Exception failure, final PosixError error) {
        if (failure instanceof IOException && !(failure instanceof ClosedByInterruptException)) {
            final RemoteException remote =
                    new RemoteException(failure.getClass().getName(), failure.getMessage());
            assertEquals(error, HadoopErrors.convert("\"a\"", remote).error());
        }
    }

    @Test
    void shouldConvertFailuresWhoseTypesTheClientDoesNotHave() {
        final String limits = "org.apache.hadoop.hdfs.protocol.FSLimitException$";
        assertEquals(
                PosixError.ENAMETOOLONG,
                HadoopErrors.convert("\"a\"", new RemoteException(limits + "PathComponentTooLongException", "x"))
                        .error());
        assertEquals(
                PosixError.ENOSPC,
                HadoopErrors.convert("\"a\"", new RemoteException(limits + "MaxDirectoryItemsExceededException", "x"))
                        .error());
    }

    @Test
    void shouldNameThePathAndWhatTheErrorDoesNotSay() {
        assertEquals(
                "\"a\": no such file or directory (ENOENT)",
                HadoopErrors.convert("\"a\"", new FileNotFoundException("long\ntext"))
                        .getMessage());
        assertEquals(
                "\"a\" (AccessControlException: user=u): permission denied (EACCES)",
                HadoopErrors.convert("\"a\"", new AccessControlException("user=u\nat"))
                        .getMessage());
        assertEquals(
                "\"a\" (IOException: first): input/output error (EIO)",
                HadoopErrors.convert("\"a\"", new IOException("first\nsecond")).getMessage());
    }

    @Test
    void shouldTellALoginWithoutATicketFromALostConnection() {
        final String reason = "Failed to find any Kerberos tgt";
        final IOException refused = new IOException(
                "Failed on local exception: " + reason, new IOException("wrapped", new SaslException(reason)));
        assertEquals(
                "\"a\" (SaslException: " + reason + "): permission denied (EACCES)",
                HadoopErrors.convert("\"a\"", refused).getMessage());
        assertFalse(HadoopErrors.mayPass(refused));
        assertFalse(HadoopErrors.hasUnknownEffect(refused));
    }

    @Test
    void shouldNotTakeTheNameOfAFileForAReason() {
        for (final String name : List.of("Ticket expired", "Failed on local exception", "ConditionalRequestConflict")) {
            final FileNotFoundException missing = new FileNotFoundException("File does not exist: /" + name);
            final RemoteException reported =
                    new RemoteException(FileNotFoundException.class.getName(), missing.getMessage());
            for (final IOException failure : List.of(missing, reported)) {
                assertEquals(
                        PosixError.ENOENT,
                        HadoopErrors.convert("\"a\"", failure).error(),
                        name);
                assertFalse(HadoopErrors.mayPass(failure), name);
                assertFalse(HadoopErrors.hasNoEffect(failure) || HadoopErrors.hasUnknownEffect(failure), name);
            }
        }
    }

    @Test
    void shouldShowTheReasonWithoutThePackagesOfItsTypes() {
        assertEquals(
                "IOException: on s3a://a.b/: SdkClientException: Connect to host.domain:1 failed",
                HadoopErrors.firstLine(new IOException("on s3a://a.b/:"
                        + " software.amazon.awssdk.core.exception.SdkClientException: Connect to host.domain:1"
                        + " failed")));
    }

    @Test
    void shouldPassOnWhatIsConvertedAlready() {
        final FileServiceException converted = new FileServiceException(PosixError.ESTALE, "a");
        assertSame(converted, HadoopErrors.convert("\"a\"", converted));
    }

    private static AwsServiceException answer(final int code, final String message) {
        return S3Exception.builder().statusCode(code).message(message).build();
    }

    static Stream<Arguments> failuresOfS3() {
        final AwsServiceException cause = answer(500, "x");
        return Stream.of(
                arguments(new AccessDeniedException("x"), PosixError.EACCES, false),
                arguments(new UnknownStoreException("x", "no bucket"), PosixError.ENOENT, false),
                arguments(new RemoteFileChangedException("x", "read", "412"), PosixError.ESTALE, false),
                arguments(new RangeNotSatisfiableEOFException("x", cause), PosixError.ESTALE, false),
                arguments(new AWSUnsupportedFeatureException("x", cause), PosixError.ENOTSUP, false),
                arguments(new AWSBadRequestException("x", answer(400, "x")), PosixError.EIO, false),
                arguments(new AWSBadRequestException("ConditionalRequestConflict", cause), PosixError.EAGAIN, true),
                arguments(new AWSServiceThrottledException("x", cause), PosixError.EAGAIN, true),
                arguments(new AWSStatus500Exception("x", cause), PosixError.EAGAIN, true),
                arguments(new AWSNoResponseException("x", cause), PosixError.ECONNRESET, true),
                arguments(new HttpChannelEOFException("x", "x", cause), PosixError.ECONNRESET, true),
                arguments(new AWSApiCallTimeoutException("x", cause), PosixError.ETIMEDOUT, true),
                arguments(new ConnectionClosedException("x"), PosixError.ECONNRESET, true));
    }

    @ParameterizedTest
    @MethodSource("failuresOfS3")
    void shouldKnowFailuresOfS3AndWhichMayPass(
            final Exception failure, final PosixError error, final boolean isRepeatable) {
        assertEquals(error, HadoopErrors.convert("\"a\"", failure).error());
        assertEquals(isRepeatable, HadoopErrors.hasNoEffect(failure) || HadoopErrors.hasUnknownEffect(failure));
    }
}
