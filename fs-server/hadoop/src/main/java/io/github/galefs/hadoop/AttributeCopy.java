package io.github.galefs.hadoop;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.permission.AclEntry;
import org.apache.hadoop.fs.permission.AclUtil;
import org.apache.hadoop.hdfs.DistributedFileSystem;
import org.apache.hadoop.hdfs.protocol.HdfsFileStatus;
import org.apache.hadoop.security.AccessControlException;

/**
 * Copies the attributes of a file to a new one: owner and group as far as the user may set them, permissions, access
 * control list, and extended attributes of users. May be repeated.
 */
final class AttributeCopy {
    private static final String USER_ATTRIBUTE = "user.";

    private AttributeCopy() {}

    static void copy(final DistributedFileSystem files, final HdfsFileStatus from, final Path source, final Path to)
            throws IOException {
        copyOwner(files, from, to);
        files.setPermission(to, from.getPermission());
        if (from.hasAcl()) {
            final List<AclEntry> entries = files.getAclStatus(source).getEntries();
            files.setAcl(to, AclUtil.getAclFromPermAndEntries(from.getPermission(), entries));
        }
        for (final Map.Entry<String, byte[]> attribute : files.getXAttrs(source).entrySet()) {
            if (attribute.getKey().startsWith(USER_ATTRIBUTE)) {
                files.setXAttr(to, attribute.getKey(), attribute.getValue());
            }
        }
    }

    private static void copyOwner(final DistributedFileSystem files, final HdfsFileStatus from, final Path to)
            throws IOException {
        final HdfsFileStatus present = (HdfsFileStatus) files.getFileStatus(to);
        final boolean hasOwner = present.getOwner().equals(from.getOwner());
        final boolean hasGroup = present.getGroup().equals(from.getGroup());
        if (!hasOwner && setOwner(files, to, from.getOwner(), from.getGroup())) {
            return;
        }
        if (!hasGroup) {
            setOwner(files, to, null, from.getGroup());
        }
    }

    /** Returns false if the user must not: only a superuser gives files away, and only members of a group to it. */
    private static boolean setOwner(
            final DistributedFileSystem files, final Path path, final String owner, final String group)
            throws IOException {
        try {
            files.setOwner(path, owner, group);
            return true;
        } catch (final AccessControlException e) {
            return false;
        }
    }
}
