// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.MatrixProduct#multiply
// entry point: galefs_multiply
// parameters: LONG_ARRAY INT FLOAT_ARRAY FLOAT_ARRAY INT_ARRAY
// accesses: READ_WRITE NONE READ_WRITE READ_WRITE READ_WRITE
// waits: 6
// saved values: 9
// context bytes: 48
// needs: BARRIERS LOCAL_SIZE
// local bytes: 512
// string: "a"
// string: "b"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 8c4316d0463ed1dfac1da970115bf27f1344ec21f58895e830c8841e3b0825bf
// functions SHA-256: 17869e3f7e1330e9982e6d6e5caf1191ac92a0ac5d898ef7b785c8b30eabbcc7
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_rem_int
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_rem_int gale_round_entry

__constant char gale_literals[] = {97, 98};

//@ live
#define GALEFS_LOCAL_BYTES (512 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_39) VARIABLE(int, i_40) VARIABLE(int, i_42) VARIABLE(int, i_44) VARIABLE(int, i_47) VARIABLE(int, i_55) VARIABLE(int, i_56) VARIABLE(int, i_62) VARIABLE(int, i_63) VARIABLE(int, i_66) VARIABLE(int, i_74) VARIABLE(int, i_75) VARIABLE(int, i_81) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_34) VARIABLE(long, l_38) VARIABLE(long, l_41) VARIABLE(long, l_45) VARIABLE(long, l_48) VARIABLE(long, l_49) VARIABLE(long, l_54) VARIABLE(long, l_64) VARIABLE(long, l_67) VARIABLE(long, l_68) VARIABLE(long, l_73)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_10)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_44) VARIABLE(i_47) VARIABLE(l_34) VARIABLE(l_38) VARIABLE(l_41) VARIABLE(l_45) VARIABLE(l_48) VARIABLE(l_49)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_44) VARIABLE(i_47) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(l_34) VARIABLE(l_38) VARIABLE(l_41) VARIABLE(l_45) VARIABLE(l_54)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_44) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_66) VARIABLE(l_34) VARIABLE(l_38) VARIABLE(l_41) VARIABLE(l_64) VARIABLE(l_67) VARIABLE(l_68)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_44) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_66) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(l_34) VARIABLE(l_38) VARIABLE(l_41) VARIABLE(l_64) VARIABLE(l_73)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_44) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_81) VARIABLE(l_34) VARIABLE(l_38) VARIABLE(l_41)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_44) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_81) VARIABLE(l_34) VARIABLE(l_38) VARIABLE(l_41)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_44) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(l_34) VARIABLE(l_38) VARIABLE(l_41)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_21)
#define GALEFS_LIVE_11(VARIABLE)

__kernel void galefs_multiply(__global uchar *arg_fs, int arg_size, __global uchar *arg_rows, __global uchar *arg_product, __global uchar *arg_error) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_91;
    float f_84, f_86, f_92, f_94, f_96, f_97, f_98;
    int i_5, i_6, i_15, i_16, i_21, i_22, i_23, i_24, i_25, i_26, i_27, i_28, i_29, i_30, i_31, i_32, i_33, i_35, i_36, i_37, i_39, i_40, i_42, i_43, i_44, i_46, i_47, i_55, i_56, i_58, i_59, i_60, i_61, i_62, i_63, i_65, i_66, i_74, i_75, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_87, i_88, i_89, i_90, i_93, i_95, i_99, i_100, i_101, i_102, i_103;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_11, l_12, l_13, l_14, l_17, l_18, l_19, l_20, l_34, l_38, l_41, l_45, l_48, l_49, l_50, l_51, l_52, l_53, l_54, l_57, l_64, l_67, l_68, l_69, l_70, l_71, l_72, l_73, l_76, l_85, l_104, l_105, l_106, l_107, l_108, l_109, l_110, l_111, l_112, l_113;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, 1, gale_group);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) gale_group;
            l_4 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_3 << 12) + (l_3 << 11)))) + (ulong) 2048L);
            i_5 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_5 < 1)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) ((long) i_5))))) = (char) ((int) gale_literals[i_5]);
                i_6 = (int) ((uint) i_5 + (uint) 1);
                i_5 = i_6;
            }
            l_7 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 1, (-1), gale_group);
            l_2 = l_7;
        }
    } else {
        l_2 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_2 < (-4611686018427387904L)) {
            l_8 = gale_HostCall_awaitReply(arg_fs, l_2, gale_group);
            l_9 = l_8;
        } else {
            l_9 = l_2;
        }
    } else {
        l_9 = l_2;
    }
    GALEFS_BROADCAST(1, l_10, l_9);
    if (((int) get_local_id(0)) == 0) {
        l_11 = gale_FileOpener_begin(arg_fs, 1, gale_group);
        if (l_11 < 0L) {
            l_12 = l_11;
        } else {
            l_13 = (long) gale_group;
            l_14 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_13 << 12) + (l_13 << 11)))) + (ulong) 2048L);
            i_15 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_15 < 1)) {
                    break;
                }
                i_16 = (int) ((uint) i_15 + (uint) 1);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_14 + (ulong) ((long) i_15))))) = (char) ((int) gale_literals[i_16]);
                i_15 = i_16;
            }
            l_17 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 1, (-1), gale_group);
            l_12 = l_17;
        }
    } else {
        l_12 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_12 < (-4611686018427387904L)) {
            l_18 = gale_HostCall_awaitReply(arg_fs, l_12, gale_group);
            l_19 = l_18;
        } else {
            l_19 = l_12;
        }
    } else {
        l_19 = l_12;
    }
    GALEFS_BROADCAST(2, l_20, l_19);
    i_21 = (int) l_20;
    i_22 = (int) l_10;
    i_23 = (i_21 < i_22) ? i_21 : i_22;
    if (((long) i_23) < 0L) {
        i_24 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_23);
    }
    i_25 = (int) get_local_size(0);
    i_26 = (int) get_local_size(0);
    i_27 = ((int) get_num_groups(0)) << 3;
    i_28 = (int) get_local_id(0);
    i_29 = (int) get_local_id(0);
    i_30 = (int) get_local_id(0);
    i_31 = arg_size << 3;
    i_32 = ((int) ((uint) gale_group * (uint) i_31)) << 1;
    i_33 = (int) ((uint) i_31 + (uint) i_32);
    l_34 = ((long) i_33) << 2;
    i_35 = (int) get_local_id(0);
    i_36 = (int) get_local_id(0);
    i_37 = (int) get_local_id(0);
    l_38 = ((long) i_32) << 2;
    i_39 = (int) get_local_id(0);
    i_40 = arg_size << 5;
    l_41 = (long) arg_size;
    i_42 = (int) get_local_id(0);
    i_43 = gale_group << 3;
    i_44 = i_43;
    while (true) {
        if (!(i_44 < arg_size)) {
            break;
        }
        l_45 = (((long) i_44) * l_41) << 2;
        i_46 = 1;
        i_47 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_46 == 1)) {
                break;
            }
            l_48 = (long) i_47;
            l_49 = (long) ((ulong) l_48 + (ulong) l_45);
            if (i_42 == 0) {
                l_50 = gale_BlockAccess_beginRead(arg_fs, i_22, l_49, ((int) ((uint) i_40 - (uint) i_47)), gale_group);
                l_51 = l_50;
            } else {
                l_51 = 0L;
            }
            if (i_39 == 0) {
                if (l_51 < (-4611686018427387904L)) {
                    l_52 = gale_HostCall_awaitReply(arg_fs, l_51, gale_group);
                    l_53 = l_52;
                } else {
                    l_53 = l_51;
                }
            } else {
                l_53 = l_51;
            }
            GALEFS_BROADCAST(3, l_54, l_53);
            i_55 = (int) l_54;
            if (l_54 < 0L) {
                i_56 = 0;
            } else {
                i_56 = i_55;
            }
            l_57 = gale_BlockAccess_offsetInRegion(arg_fs, l_54, l_49, gale_group);
            gale_copy((arg_fs + 16 + l_57), (arg_rows + 16 + (l_48 + l_38)), i_56);
            GALEFS_BARRIER(4);
            if (i_37 == 0) {
                if (!(i_56 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_56, gale_group);
                }
            }
            i_58 = (int) ((uint) i_47 + (uint) i_56);
            if (l_54 < 0L) {
                i_46 = i_55;
                i_47 = i_58;
            } else {
                i_59 = ((i_56 < 1) || (!(i_58 < i_40))) ? 0 : 1;
                i_46 = i_59;
                i_47 = i_58;
            }
        }
        if (i_47 < 1) {
            i_60 = i_46;
        } else {
            i_60 = i_47;
        }
        if (((long) i_60) < 0L) {
            i_61 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_60);
        }
        i_62 = (int) ((uint) arg_size * (uint) i_44);
        i_63 = 0;
        while (true) {
            if (!(i_63 < arg_size)) {
                break;
            }
            l_64 = (l_41 * ((long) i_63)) << 2;
            i_65 = 1;
            i_66 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_65 == 1)) {
                    break;
                }
                l_67 = (long) i_66;
                l_68 = (long) ((ulong) l_67 + (ulong) l_64);
                if (i_36 == 0) {
                    l_69 = gale_BlockAccess_beginRead(arg_fs, i_21, l_68, ((int) ((uint) i_40 - (uint) i_66)), gale_group);
                    l_70 = l_69;
                } else {
                    l_70 = 0L;
                }
                if (i_35 == 0) {
                    if (l_70 < (-4611686018427387904L)) {
                        l_71 = gale_HostCall_awaitReply(arg_fs, l_70, gale_group);
                        l_72 = l_71;
                    } else {
                        l_72 = l_70;
                    }
                } else {
                    l_72 = l_70;
                }
                GALEFS_BROADCAST(5, l_73, l_72);
                i_74 = (int) l_73;
                if (l_73 < 0L) {
                    i_75 = 0;
                } else {
                    i_75 = i_74;
                }
                l_76 = gale_BlockAccess_offsetInRegion(arg_fs, l_73, l_68, gale_group);
                gale_copy((arg_fs + 16 + l_76), (arg_rows + 16 + (l_67 + l_34)), i_75);
                GALEFS_BARRIER(6);
                if (i_30 == 0) {
                    if (!(i_75 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_75, gale_group);
                    }
                }
                i_77 = (int) ((uint) i_66 + (uint) i_75);
                if (l_73 < 0L) {
                    i_65 = i_74;
                    i_66 = i_77;
                } else {
                    i_78 = ((i_75 < 1) || (!(i_77 < i_40))) ? 0 : 1;
                    i_65 = i_78;
                    i_66 = i_77;
                }
            }
            if (i_66 < 1) {
                i_79 = i_65;
            } else {
                i_79 = i_66;
            }
            if (((long) i_79) < 0L) {
                i_80 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_79);
            }
            i_81 = 0;
            while (true) {
                if (!(i_81 < arg_size)) {
                    break;
                }
                i_82 = i_29;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_82 < 64)) {
                        break;
                    }
                    i_83 = (int) ((uint) ((int) ((uint) arg_size * (uint) (((int) ((uint) i_82 + (uint) ((int) ((uint) (i_82 >> 31) >> 29)))) >> 3))) + (uint) gale_rem_int(i_82, 8));
                    f_84 = *((__global gale_float *) (arg_rows + ((((long) ((int) ((uint) i_63 + (uint) ((int) ((uint) i_83 + (uint) i_32))))) << 2) + 16L)));
                    l_85 = (((long) i_82) << 2) + 16L;
                    *((__local gale_float *) (gale_local_memory + ((-16L) + l_85))) = f_84;
                    f_86 = *((__global gale_float *) (arg_rows + ((((long) ((int) ((uint) i_81 + (uint) ((int) ((uint) i_33 + (uint) i_83))))) << 2) + 16L)));
                    *((__local gale_float *) (gale_local_memory + ((240L) + l_85))) = f_86;
                    i_87 = (int) ((uint) i_82 + (uint) i_26);
                    i_82 = i_87;
                }
                GALEFS_LOCAL_BARRIER(7);
                i_88 = i_28;
                while (true) {
                    if (!(i_88 < 64)) {
                        break;
                    }
                    i_89 = gale_rem_int(i_88, 8);
                    i_90 = (int) ((uint) i_88 + (uint) ((int) ((uint) (i_88 >> 31) >> 29)));
                    ul_91 = arg_product + ((((long) ((int) ((uint) i_81 + (uint) ((int) ((uint) i_89 + (uint) ((int) ((uint) i_62 + (uint) ((int) ((uint) arg_size * (uint) (i_90 >> 3)))))))))) << 2) + 16L);
                    f_92 = *((__global gale_float *) ul_91);
                    i_93 = i_90 & (-8);
                    f_94 = f_92;
                    i_95 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_95 < 8)) {
                            break;
                        }
                        f_96 = *((__local gale_float *) (gale_local_memory + ((-16L) + ((((long) ((int) ((uint) i_95 + (uint) i_93))) << 2) + 16L))));
                        f_97 = *((__local gale_float *) (gale_local_memory + ((240L) + ((((long) ((int) ((uint) (i_95 << 3) + (uint) i_89))) << 2) + 16L))));
                        f_98 = f_94 + (f_96 * f_97);
                        i_99 = (int) ((uint) i_95 + (uint) 1);
                        f_94 = f_98;
                        i_95 = i_99;
                    }
                    *((__global gale_float *) ul_91) = f_94;
                    i_100 = (int) ((uint) i_88 + (uint) i_25);
                    i_88 = i_100;
                }
                GALEFS_LOCAL_BARRIER(8);
                i_101 = (int) ((uint) i_81 + (uint) 8);
                i_81 = i_101;
            }
            GALEFS_BARRIER(9);
            i_102 = (int) ((uint) i_63 + (uint) 8);
            i_63 = i_102;
        }
        i_103 = (int) ((uint) i_44 + (uint) i_27);
        i_44 = i_103;
    }
    if (((int) get_local_id(0)) == 0) {
        l_104 = gale_OpenFileCalls_beginClose(arg_fs, i_22, gale_group);
        l_105 = l_104;
    } else {
        l_105 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_105 < (-4611686018427387904L)) {
            l_106 = gale_HostCall_awaitReply(arg_fs, l_105, gale_group);
            l_107 = l_106;
        } else {
            l_107 = l_105;
        }
    } else {
        l_107 = l_105;
    }
    GALEFS_BROADCAST(10, l_108, l_107);
    if (((int) get_local_id(0)) == 0) {
        l_109 = gale_OpenFileCalls_beginClose(arg_fs, i_21, gale_group);
        l_110 = l_109;
    } else {
        l_110 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_110 < (-4611686018427387904L)) {
            l_111 = gale_HostCall_awaitReply(arg_fs, l_110, gale_group);
            l_112 = l_111;
        } else {
            l_112 = l_110;
        }
    } else {
        l_112 = l_110;
    }
    GALEFS_BROADCAST(11, l_113, l_112);
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (512 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_32) VARIABLE(int, i_34) VARIABLE(int, i_36) VARIABLE(int, i_39) VARIABLE(int, i_45) VARIABLE(int, i_46) VARIABLE(int, i_52) VARIABLE(int, i_53) VARIABLE(int, i_56) VARIABLE(int, i_62) VARIABLE(int, i_63) VARIABLE(int, i_69) VARIABLE(long, l_0) VARIABLE(long, l_28) VARIABLE(long, l_31) VARIABLE(long, l_33) VARIABLE(long, l_37) VARIABLE(long, l_40) VARIABLE(long, l_41) VARIABLE(long, l_44) VARIABLE(long, l_54) VARIABLE(long, l_57) VARIABLE(long, l_58) VARIABLE(long, l_61) VARIABLE(long, l_7)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(l_28) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_37) VARIABLE(l_40) VARIABLE(l_41)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(l_28) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_37) VARIABLE(l_44)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_56) VARIABLE(l_28) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_54) VARIABLE(l_57) VARIABLE(l_58)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_56) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(l_28) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_54) VARIABLE(l_61)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_69) VARIABLE(l_28) VARIABLE(l_31) VARIABLE(l_33)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_69) VARIABLE(l_28) VARIABLE(l_31) VARIABLE(l_33)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(l_28) VARIABLE(l_31) VARIABLE(l_33)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_15)
#define GALEFS_LIVE_11(VARIABLE)

__kernel void galefs_multiply(__global uchar *arg_fs, int arg_size, __global uchar *arg_rows, __global uchar *arg_product, __global uchar *arg_error, __global uchar *gale_contexts) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    const int gale_resume = gale_int_at(gale_round_entry(arg_fs) + 8);
    __global ulong *const gale_local_saved = gale_local_context(arg_fs, gale_contexts, 48L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8);
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2 || gale_resume == 3 || gale_resume == 4)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_79;
    float f_72, f_74, f_80, f_82, f_84, f_85, f_86;
    int i_4, i_5, i_11, i_12, i_15, i_16, i_17, i_18, i_19, i_20, i_21, i_22, i_23, i_24, i_25, i_26, i_27, i_29, i_30, i_32, i_34, i_35, i_36, i_38, i_39, i_45, i_46, i_48, i_49, i_50, i_51, i_52, i_53, i_55, i_56, i_62, i_63, i_65, i_66, i_67, i_68, i_69, i_70, i_71, i_75, i_76, i_77, i_78, i_81, i_83, i_87, i_88, i_89, i_90, i_91;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_10, l_13, l_14, l_28, l_31, l_33, l_37, l_40, l_41, l_42, l_43, l_44, l_47, l_54, l_57, l_58, l_59, l_60, l_61, l_64, l_73, l_92, l_93, l_94, l_95, l_96, l_97;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 3 * gale_items);
    GALEFS_GROUP_RESUME()
    switch (gale_int_at(gale_entry + 8)) {
        case 1:
            goto resume_1;
        case 2:
            goto resume_2;
        case 3:
            goto resume_3;
        case 4:
            goto resume_4;
        case 5:
            goto resume_5;
        case 6:
            goto resume_6;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, 1, gale_group, gale_slot, gale_position);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
            i_4 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_4 < 1)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_4))))) = (char) ((int) gale_literals[i_4]);
                i_5 = (int) ((uint) i_4 + (uint) 1);
                i_4 = i_5;
            }
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 1, (-1), gale_group, gale_slot, gale_position);
            l_2 = l_6;
        }
    } else {
        l_2 = 0L;
    }
    GALEFS_BROADCAST(1, l_7, l_2);
    if (l_7 < LONG_MIN / 2) {
        GALEFS_LOCAL_SAVE();
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_7); }
        GALEFS_RETURN;
        resume_1:
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_7 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_8 = gale_FileOpener_begin(arg_fs, 1, gale_group, gale_slot, gale_position);
        if (l_8 < 0L) {
            l_9 = l_8;
        } else {
            l_10 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
            i_11 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_11 < 1)) {
                    break;
                }
                i_12 = (int) ((uint) i_11 + (uint) 1);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) ((long) i_11))))) = (char) ((int) gale_literals[i_12]);
                i_11 = i_12;
            }
            l_13 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 1, (-1), gale_group, gale_slot, gale_position);
            l_9 = l_13;
        }
    } else {
        l_9 = 0L;
    }
    GALEFS_BROADCAST(2, l_14, l_9);
    if (l_14 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_7;
        GALEFS_LOCAL_SAVE();
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_14); }
        GALEFS_RETURN;
        resume_2:
        l_7 = (long) gale_longs[gale_item];
        l_14 = gale_round_reply(gale_entry);
    }
    i_15 = (int) l_14;
    i_16 = (int) l_7;
    i_17 = (i_15 < i_16) ? i_15 : i_16;
    if (((long) i_17) < 0L) {
        i_18 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_17);
    }
    i_19 = (int) get_local_size(0);
    i_20 = (int) get_local_size(0);
    i_21 = gale_group_count << 3;
    i_22 = (int) get_local_id(0);
    i_23 = (int) get_local_id(0);
    i_24 = (int) get_local_id(0);
    i_25 = arg_size << 3;
    i_26 = ((int) ((uint) gale_group * (uint) i_25)) << 1;
    i_27 = (int) ((uint) i_25 + (uint) i_26);
    l_28 = ((long) i_27) << 2;
    i_29 = (int) get_local_id(0);
    i_30 = (int) get_local_id(0);
    l_31 = ((long) i_26) << 2;
    i_32 = arg_size << 5;
    l_33 = (long) arg_size;
    i_34 = (int) get_local_id(0);
    i_35 = gale_group << 3;
    i_36 = i_35;
    while (true) {
        if (!(i_36 < arg_size)) {
            break;
        }
        l_37 = (((long) i_36) * l_33) << 2;
        i_38 = 1;
        i_39 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_38 == 1)) {
                break;
            }
            l_40 = (long) i_39;
            l_41 = (long) ((ulong) l_40 + (ulong) l_37);
            if (i_34 == 0) {
                l_42 = gale_BlockAccess_beginRead(arg_fs, i_16, l_41, ((int) ((uint) i_32 - (uint) i_39)), gale_group, gale_slot, gale_position);
                l_43 = l_42;
            } else {
                l_43 = 0L;
            }
            GALEFS_BROADCAST(3, l_44, l_43);
            if (l_44 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_15;
                gale_ints[gale_items + gale_item] = (uint) i_16;
                gale_ints[2 * gale_items + gale_item] = (uint) i_36;
                gale_longs[gale_item] = (ulong) l_37;
                gale_ints[3 * gale_items + gale_item] = (uint) i_39;
                gale_longs[gale_items + gale_item] = (ulong) l_40;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_41;
                GALEFS_LOCAL_SAVE();
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_44); }
                GALEFS_RETURN;
                resume_3:
                i_15 = (int) gale_ints[gale_item];
                i_16 = (int) gale_ints[gale_items + gale_item];
                i_36 = (int) gale_ints[2 * gale_items + gale_item];
                l_37 = (long) gale_longs[gale_item];
                i_39 = (int) gale_ints[3 * gale_items + gale_item];
                l_40 = (long) gale_longs[gale_items + gale_item];
                l_41 = (long) gale_longs[2 * gale_items + gale_item];
                i_19 = (int) get_local_size(0);
                i_20 = (int) get_local_size(0);
                i_21 = gale_group_count << 3;
                i_22 = (int) get_local_id(0);
                i_23 = (int) get_local_id(0);
                i_24 = (int) get_local_id(0);
                i_25 = arg_size << 3;
                i_26 = ((int) ((uint) gale_group * (uint) i_25)) << 1;
                i_27 = (int) ((uint) i_25 + (uint) i_26);
                l_28 = ((long) i_27) << 2;
                i_29 = (int) get_local_id(0);
                i_30 = (int) get_local_id(0);
                l_31 = ((long) i_26) << 2;
                i_32 = arg_size << 5;
                l_33 = (long) arg_size;
                i_34 = (int) get_local_id(0);
                l_44 = gale_round_reply(gale_entry);
            }
            i_45 = (int) l_44;
            if (l_44 < 0L) {
                i_46 = 0;
            } else {
                i_46 = i_45;
            }
            l_47 = gale_BlockAccess_offsetInRegion(arg_fs, l_44, l_41, gale_group, gale_slot, gale_position);
            gale_copy((arg_fs + 16 + l_47), (arg_rows + 16 + (l_40 + l_31)), i_46);
            GALEFS_BARRIER(4);
            if (i_30 == 0) {
                if (!(i_46 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_46, gale_group, gale_slot, gale_position);
                }
            }
            i_48 = (int) ((uint) i_39 + (uint) i_46);
            if (l_44 < 0L) {
                i_38 = i_45;
                i_39 = i_48;
            } else {
                i_49 = ((i_46 < 1) || (!(i_48 < i_32))) ? 0 : 1;
                i_38 = i_49;
                i_39 = i_48;
            }
        }
        if (i_39 < 1) {
            i_50 = i_38;
        } else {
            i_50 = i_39;
        }
        if (((long) i_50) < 0L) {
            i_51 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_50);
        }
        i_52 = (int) ((uint) arg_size * (uint) i_36);
        i_53 = 0;
        while (true) {
            if (!(i_53 < arg_size)) {
                break;
            }
            l_54 = (l_33 * ((long) i_53)) << 2;
            i_55 = 1;
            i_56 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_55 == 1)) {
                    break;
                }
                l_57 = (long) i_56;
                l_58 = (long) ((ulong) l_57 + (ulong) l_54);
                if (i_29 == 0) {
                    l_59 = gale_BlockAccess_beginRead(arg_fs, i_15, l_58, ((int) ((uint) i_32 - (uint) i_56)), gale_group, gale_slot, gale_position);
                    l_60 = l_59;
                } else {
                    l_60 = 0L;
                }
                GALEFS_BROADCAST(5, l_61, l_60);
                if (l_61 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_15;
                    gale_ints[gale_items + gale_item] = (uint) i_16;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_36;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_52;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_53;
                    gale_longs[gale_item] = (ulong) l_54;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_56;
                    gale_longs[gale_items + gale_item] = (ulong) l_57;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_58;
                    GALEFS_LOCAL_SAVE();
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_61); }
                    GALEFS_RETURN;
                    resume_4:
                    i_15 = (int) gale_ints[gale_item];
                    i_16 = (int) gale_ints[gale_items + gale_item];
                    i_36 = (int) gale_ints[2 * gale_items + gale_item];
                    i_52 = (int) gale_ints[3 * gale_items + gale_item];
                    i_53 = (int) gale_ints[4 * gale_items + gale_item];
                    l_54 = (long) gale_longs[gale_item];
                    i_56 = (int) gale_ints[5 * gale_items + gale_item];
                    l_57 = (long) gale_longs[gale_items + gale_item];
                    l_58 = (long) gale_longs[2 * gale_items + gale_item];
                    i_19 = (int) get_local_size(0);
                    i_20 = (int) get_local_size(0);
                    i_21 = gale_group_count << 3;
                    i_22 = (int) get_local_id(0);
                    i_23 = (int) get_local_id(0);
                    i_24 = (int) get_local_id(0);
                    i_25 = arg_size << 3;
                    i_26 = ((int) ((uint) gale_group * (uint) i_25)) << 1;
                    i_27 = (int) ((uint) i_25 + (uint) i_26);
                    l_28 = ((long) i_27) << 2;
                    i_29 = (int) get_local_id(0);
                    i_30 = (int) get_local_id(0);
                    l_31 = ((long) i_26) << 2;
                    i_32 = arg_size << 5;
                    l_33 = (long) arg_size;
                    i_34 = (int) get_local_id(0);
                    l_61 = gale_round_reply(gale_entry);
                }
                i_62 = (int) l_61;
                if (l_61 < 0L) {
                    i_63 = 0;
                } else {
                    i_63 = i_62;
                }
                l_64 = gale_BlockAccess_offsetInRegion(arg_fs, l_61, l_58, gale_group, gale_slot, gale_position);
                gale_copy((arg_fs + 16 + l_64), (arg_rows + 16 + (l_57 + l_28)), i_63);
                GALEFS_BARRIER(6);
                if (i_24 == 0) {
                    if (!(i_63 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_63, gale_group, gale_slot, gale_position);
                    }
                }
                i_65 = (int) ((uint) i_56 + (uint) i_63);
                if (l_61 < 0L) {
                    i_55 = i_62;
                    i_56 = i_65;
                } else {
                    i_66 = ((i_63 < 1) || (!(i_65 < i_32))) ? 0 : 1;
                    i_55 = i_66;
                    i_56 = i_65;
                }
            }
            if (i_56 < 1) {
                i_67 = i_55;
            } else {
                i_67 = i_56;
            }
            if (((long) i_67) < 0L) {
                i_68 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_67);
            }
            i_69 = 0;
            while (true) {
                if (!(i_69 < arg_size)) {
                    break;
                }
                i_70 = i_23;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_70 < 64)) {
                        break;
                    }
                    i_71 = (int) ((uint) ((int) ((uint) arg_size * (uint) (((int) ((uint) i_70 + (uint) ((int) ((uint) (i_70 >> 31) >> 29)))) >> 3))) + (uint) gale_rem_int(i_70, 8));
                    f_72 = *((__global gale_float *) (arg_rows + ((((long) ((int) ((uint) i_53 + (uint) ((int) ((uint) i_71 + (uint) i_26))))) << 2) + 16L)));
                    l_73 = (((long) i_70) << 2) + 16L;
                    *((__local gale_float *) (gale_local_memory + ((-16L) + l_73))) = f_72;
                    f_74 = *((__global gale_float *) (arg_rows + ((((long) ((int) ((uint) i_69 + (uint) ((int) ((uint) i_27 + (uint) i_71))))) << 2) + 16L)));
                    *((__local gale_float *) (gale_local_memory + ((240L) + l_73))) = f_74;
                    i_75 = (int) ((uint) i_70 + (uint) i_20);
                    i_70 = i_75;
                }
                GALEFS_LOCAL_BARRIER(7);
                i_76 = i_22;
                while (true) {
                    if (!(i_76 < 64)) {
                        break;
                    }
                    i_77 = gale_rem_int(i_76, 8);
                    i_78 = (int) ((uint) i_76 + (uint) ((int) ((uint) (i_76 >> 31) >> 29)));
                    ul_79 = arg_product + ((((long) ((int) ((uint) i_69 + (uint) ((int) ((uint) i_77 + (uint) ((int) ((uint) i_52 + (uint) ((int) ((uint) arg_size * (uint) (i_78 >> 3)))))))))) << 2) + 16L);
                    f_80 = *((__global gale_float *) ul_79);
                    i_81 = i_78 & (-8);
                    f_82 = f_80;
                    i_83 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_83 < 8)) {
                            break;
                        }
                        f_84 = *((__local gale_float *) (gale_local_memory + ((-16L) + ((((long) ((int) ((uint) i_83 + (uint) i_81))) << 2) + 16L))));
                        f_85 = *((__local gale_float *) (gale_local_memory + ((240L) + ((((long) ((int) ((uint) (i_83 << 3) + (uint) i_77))) << 2) + 16L))));
                        f_86 = f_82 + (f_84 * f_85);
                        i_87 = (int) ((uint) i_83 + (uint) 1);
                        f_82 = f_86;
                        i_83 = i_87;
                    }
                    *((__global gale_float *) ul_79) = f_82;
                    i_88 = (int) ((uint) i_76 + (uint) i_19);
                    i_76 = i_88;
                }
                GALEFS_LOCAL_BARRIER(8);
                i_89 = (int) ((uint) i_69 + (uint) 8);
                i_69 = i_89;
            }
            GALEFS_BARRIER(9);
            i_90 = (int) ((uint) i_53 + (uint) 8);
            i_53 = i_90;
        }
        i_91 = (int) ((uint) i_36 + (uint) i_21);
        i_36 = i_91;
    }
    if (((int) get_local_id(0)) == 0) {
        l_92 = gale_OpenFileCalls_beginClose(arg_fs, i_16, gale_group, gale_slot, gale_position);
        l_93 = l_92;
    } else {
        l_93 = 0L;
    }
    GALEFS_BROADCAST(10, l_94, l_93);
    if (l_94 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_15;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_94); }
        GALEFS_RETURN;
        resume_5:
        i_15 = (int) gale_ints[gale_item];
        l_94 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_95 = gale_OpenFileCalls_beginClose(arg_fs, i_15, gale_group, gale_slot, gale_position);
        l_96 = l_95;
    } else {
        l_96 = 0L;
    }
    GALEFS_BROADCAST(11, l_97, l_96);
    if (l_97 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_97); }
        GALEFS_RETURN;
        resume_6:
        l_97 = gale_round_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
