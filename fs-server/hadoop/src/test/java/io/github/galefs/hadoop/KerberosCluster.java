package io.github.galefs.hadoop;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.CommonConfigurationKeysPublic;
import org.apache.hadoop.fs.permission.FsPermission;
import org.apache.hadoop.hdfs.DistributedFileSystem;
import org.apache.hadoop.hdfs.MiniDFSCluster;
import org.apache.hadoop.security.UserGroupInformation;
import org.apache.kerby.kerberos.kerb.KrbException;
import org.apache.kerby.kerberos.kerb.server.SimpleKdcServer;

/**
 * A Kerberos server and an HDFS that accepts nobody without a ticket, as a process of their own: Hadoop's login is that
 * of the whole process. Prints the address and ends when its standard input does.
 */
final class KerberosCluster {
    /** Files in the directory that is the argument. */
    static final String TICKETS = "tickets";

    static final String CONFIGURATION = "core-site.xml";
    static final String KERBEROS = "krb5.conf";

    private static final String REALM = "EXAMPLE.COM";
    private static final String SERVICE = "hdfs/localhost";
    private static final String WEB = "HTTP/localhost";
    private static final String USER = "alice";
    private static final String PRINCIPAL = "dfs.namenode.kerberos.principal";
    private static final String PROTECTION = "dfs.data.transfer.protection";

    private KerberosCluster() {}

    public static void main(final String[] arguments) {
        final Path directory = Path.of(arguments[0]);
        final File keytab = directory.resolve("keytab").toFile();
        try {
            startKerberos(directory, keytab);
            System.out.println(startHdfs(directory, keytab));
            System.in.transferTo(OutputStream.nullOutputStream());
        } catch (final Exception e) {
            System.getLogger(KerberosCluster.class.getName()).log(System.Logger.Level.ERROR, "cannot start", e);
        } finally {
            // Threads of both servers would keep the process running, also after a failure.
            Runtime.getRuntime().halt(0);
        }
    }

    private static void startKerberos(final Path directory, final File keytab) throws KrbException, IOException {
        System.setProperty(
                "java.security.krb5.conf", directory.resolve(KERBEROS).toString());
        final SimpleKdcServer server = new SimpleKdcServer();
        server.setWorkDir(directory.toFile());
        server.setKdcRealm(REALM);
        server.setKdcHost("localhost");
        server.setAllowUdp(false);
        server.setKdcTcpPort(freePort());
        server.init();
        server.start();
        server.createAndExportPrincipals(keytab, SERVICE, WEB);
        server.createPrincipal(USER, USER);
        server.getKrbClient()
                .storeTicket(
                        server.getKrbClient().requestTgt(USER + "@" + REALM, USER),
                        directory.resolve(TICKETS).toFile());
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    private static String startHdfs(final Path directory, final File keytab) throws IOException {
        final Configuration configuration = new Configuration();
        configuration.set(CommonConfigurationKeysPublic.HADOOP_SECURITY_AUTHENTICATION, "kerberos");
        configuration.set(PRINCIPAL, SERVICE + "@" + REALM);
        configuration.set("dfs.namenode.keytab.file", keytab.getPath());
        configuration.set("dfs.datanode.kerberos.principal", SERVICE + "@" + REALM);
        configuration.set("dfs.datanode.keytab.file", keytab.getPath());
        configuration.set("dfs.web.authentication.kerberos.principal", WEB + "@" + REALM);
        configuration.set("dfs.web.authentication.kerberos.keytab", keytab.getPath());
        configuration.setBoolean("dfs.block.access.token.enable", true);
        configuration.set(PROTECTION, "privacy");
        // Datanodes of users other than root, and without certificates.
        configuration.setBoolean("ignore.secure.ports.for.testing", true);
        configuration.setInt("dfs.datanode.dataset.sublock.count", 16);
        configuration.set("dfs.heartbeat.interval", "300ms");
        UserGroupInformation.setConfiguration(configuration);
        final MiniDFSCluster cluster = new MiniDFSCluster.Builder(
                        configuration, directory.resolve("hdfs").toFile())
                .numDataNodes(2)
                .storagesPerDatanode(1)
                .build();
        cluster.waitActive();
        final DistributedFileSystem files = cluster.getFileSystem();
        files.mkdirs(new org.apache.hadoop.fs.Path("/data"));
        files.setPermission(new org.apache.hadoop.fs.Path("/data"), new FsPermission(0777));
        writeClientsConfiguration(directory, configuration);
        return cluster.getURI().toString();
    }

    private static void writeClientsConfiguration(final Path directory, final Configuration ofCluster)
            throws IOException {
        final Configuration configuration = new Configuration(false);
        for (final String name :
                List.of(CommonConfigurationKeysPublic.HADOOP_SECURITY_AUTHENTICATION, PRINCIPAL, PROTECTION)) {
            configuration.set(name, ofCluster.get(name));
        }
        try (OutputStream out = Files.newOutputStream(directory.resolve(CONFIGURATION))) {
            configuration.writeXml(out);
        }
    }
}
