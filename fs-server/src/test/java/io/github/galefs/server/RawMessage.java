package io.github.galefs.server;

import io.github.galefs.wire.codec.AppendRequestDecoder;
import io.github.galefs.wire.codec.CloseRequestDecoder;
import io.github.galefs.wire.codec.MakeDirectoryRequestDecoder;
import io.github.galefs.wire.codec.MessageHeaderDecoder;
import io.github.galefs.wire.codec.OpenRequestDecoder;
import io.github.galefs.wire.codec.PinRequestDecoder;
import io.github.galefs.wire.codec.PingRequestDecoder;
import io.github.galefs.wire.codec.ReadRequestDecoder;
import io.github.galefs.wire.codec.StatRequestDecoder;
import io.github.galefs.wire.codec.SyncAllRequestDecoder;
import io.github.galefs.wire.codec.UnpinRequestDecoder;
import io.github.galefs.wire.codec.WriteRequestDecoder;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/** Builds a message field by field, without the generated encoders: it may have any template, version and block. */
public final class RawMessage {
    private static final int CAPACITY = 8192;
    private static final int OPEN_FOR_READING = 1;

    private final ByteBuffer message = ByteBuffer.allocate(CAPACITY).order(ByteOrder.LITTLE_ENDIAN);
    private int blockLength = -1;

    private RawMessage(final int templateId, final int version) {
        message.putShort((short) 0)
                .putShort((short) templateId)
                .putShort((short) MessageHeaderDecoder.SCHEMA_ID)
                .putShort((short) version);
    }

    public static RawMessage of(final int templateId) {
        return ofVersion(templateId, MessageHeaderDecoder.SCHEMA_VERSION);
    }

    public static RawMessage ofVersion(final int templateId, final int version) {
        return new RawMessage(templateId, version);
    }

    public static byte[] ping() {
        return of(PingRequestDecoder.TEMPLATE_ID).bytes();
    }

    public static byte[] syncAll() {
        return of(SyncAllRequestDecoder.TEMPLATE_ID).bytes();
    }

    public static byte[] open(final String path) {
        return of(OpenRequestDecoder.TEMPLATE_ID)
                .int8(OPEN_FOR_READING)
                .text(path)
                .bytes();
    }

    public static byte[] stat(final String path) {
        return of(StatRequestDecoder.TEMPLATE_ID).text(path).bytes();
    }

    public static byte[] makeDirectory(final String path) {
        return of(MakeDirectoryRequestDecoder.TEMPLATE_ID).text(path).bytes();
    }

    public static byte[] pin(final long handle, final long fileOffset) {
        return of(PinRequestDecoder.TEMPLATE_ID).int64(handle).int64(fileOffset).bytes();
    }

    public static byte[] close(final long handle) {
        return of(CloseRequestDecoder.TEMPLATE_ID).int64(handle).bytes();
    }

    public static byte[] unpin(final int pin) {
        return of(UnpinRequestDecoder.TEMPLATE_ID).int32(pin).bytes();
    }

    public static byte[] read(final long handle, final long fileOffset, final int length) {
        return of(ReadRequestDecoder.TEMPLATE_ID)
                .int64(handle)
                .int64(fileOffset)
                .int32(length)
                .bytes();
    }

    public static byte[] write(final long handle, final long fileOffset) {
        return of(WriteRequestDecoder.TEMPLATE_ID)
                .int64(handle)
                .int64(fileOffset)
                .bytes();
    }

    public static byte[] append(final long handle) {
        return of(AppendRequestDecoder.TEMPLATE_ID).int64(handle).bytes();
    }

    public RawMessage int8(final int value) {
        message.put((byte) value);
        return this;
    }

    public RawMessage int16(final int value) {
        message.putShort((short) value);
        return this;
    }

    public RawMessage int32(final int value) {
        message.putInt(value);
        return this;
    }

    public RawMessage int64(final long value) {
        message.putLong(value);
        return this;
    }

    /** Appends a data field, and ends the block before the first one. */
    public RawMessage text(final String text) {
        final byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        endBlock();
        message.putShort((short) bytes.length).put(bytes);
        return this;
    }

    public byte[] bytes() {
        endBlock();
        message.putShort(0, (short) blockLength);
        final byte[] bytes = new byte[message.position()];
        message.get(0, bytes);
        return bytes;
    }

    /** Ends the block: what follows belongs to groups and data fields. */
    public RawMessage endBlock() {
        if (blockLength < 0) {
            blockLength = message.position() - MessageHeaderDecoder.ENCODED_LENGTH;
        }
        return this;
    }
}
