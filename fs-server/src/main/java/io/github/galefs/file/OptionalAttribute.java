package io.github.galefs.file;

/** Permissions and times of copies, which some file services do not have: a copy there is complete without them. */
public final class OptionalAttribute {
    private static final int WITHOUT_SET_IDS = 01777;
    private static final int OF_USERS = 0777;

    private OptionalAttribute() {}

    /** Sets an attribute. */
    @FunctionalInterface
    public interface Setting {
        /**
         * Sets it.
         *
         * @throws FileServiceException ENOTSUP if the file service does not have the attribute; others.
         */
        void run() throws FileServiceException;
    }

    /** Sets permissions. */
    @FunctionalInterface
    public interface PermissionSetting {
        /**
         * Sets them.
         *
         * @param permissions 0 to 07777.
         * @throws FileServiceException ENOTSUP if the file service does not keep such permissions; others.
         */
        void run(int permissions) throws FileServiceException;
    }

    /**
     * Sets an attribute, if the file service has it.
     *
     * @param setting sets it.
     * @throws FileServiceException of the setting, other than ENOTSUP.
     */
    public static void set(final Setting setting) throws FileServiceException {
        isSet(setting);
    }

    /**
     * Sets permissions, as many as the file service has. A service that refuses the bits that set a user or a group
     * gets the others, so that a copy is readable for the same users.
     *
     * @param setting     sets permissions.
     * @param permissions 0 to 07777.
     * @throws FileServiceException of the setting, other than ENOTSUP.
     */
    public static void setPermissions(final PermissionSetting setting, final int permissions)
            throws FileServiceException {
        if (!isSet(() -> setting.run(permissions)) && !isSet(() -> setting.run(permissions & WITHOUT_SET_IDS))) {
            isSet(() -> setting.run(permissions & OF_USERS));
        }
    }

    private static boolean isSet(final Setting setting) throws FileServiceException {
        try {
            setting.run();
            return true;
        } catch (final FileServiceException e) {
            if (e.error() != PosixError.ENOTSUP) {
                throw e;
            }
            return false;
        }
    }
}
