package io.github.galefs.hadoop;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.hadoop.client.HadoopErrors;
import java.io.IOException;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.security.SecurityUtil;
import org.apache.hadoop.security.UserGroupInformation;
import org.apache.hadoop.security.UserGroupInformation.AuthenticationMethod;

/**
 * The user of this process, by Kerberos. Hadoop has one for the whole process, and asks the configuration of its class
 * path whether there is Kerberos, not that of a file system.
 */
final class KerberosLogin {
    private KerberosLogin() {}

    /**
     * Logs the process in by the ticket cache, if a configuration wants that. Without a ticket, the cluster refuses the
     * first call.
     *
     * @throws FileServiceException EACCES if the login fails.
     */
    static synchronized void begin(final Configuration configuration) throws FileServiceException {
        final AuthenticationMethod method = SecurityUtil.getAuthenticationMethod(configuration);
        if (method == AuthenticationMethod.KERBEROS && !UserGroupInformation.isSecurityEnabled()) {
            // Forgets the user that the process had for clusters without Kerberos.
            UserGroupInformation.reset();
            UserGroupInformation.setConfiguration(configuration);
            try {
                // Renews the ticket as long as it can be renewed.
                UserGroupInformation.getLoginUser();
            } catch (final IOException e) {
                UserGroupInformation.reset();
                throw new FileServiceException(
                        PosixError.EACCES, "the login by Kerberos (" + HadoopErrors.firstLine(e) + ")", e);
            }
        }
    }
}
