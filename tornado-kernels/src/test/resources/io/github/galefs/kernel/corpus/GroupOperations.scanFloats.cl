// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.GroupOperations#scanFloats
// entry point: galefs_scanFloats
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: NONE NONE WRITE WRITE WRITE WRITE
// needs: BARRIERS DOUBLE LOCAL_SIZE
// scratch bytes per work-item: 16
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: b0fd5ba78dbe56c26986bbad56a94c105e78e3dff9914985341e24e84fc47c7c
// live uses: GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER gale_double

#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 16 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(double, d_110) VARIABLE(double, d_121) VARIABLE(double, d_123) VARIABLE(double, d_133) VARIABLE(double, d_146) VARIABLE(double, d_31) VARIABLE(double, d_43) VARIABLE(float, f_14) VARIABLE(float, f_2) VARIABLE(float, f_59) VARIABLE(float, f_70) VARIABLE(float, f_72) VARIABLE(float, f_82) VARIABLE(float, f_95) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_104) VARIABLE(int, i_109) VARIABLE(int, i_111) VARIABLE(int, i_113) VARIABLE(int, i_119) VARIABLE(int, i_12) VARIABLE(int, i_122) VARIABLE(int, i_124) VARIABLE(int, i_126) VARIABLE(int, i_131) VARIABLE(int, i_135) VARIABLE(int, i_136) VARIABLE(int, i_138) VARIABLE(int, i_144) VARIABLE(int, i_147) VARIABLE(int, i_148) VARIABLE(int, i_15) VARIABLE(int, i_150) VARIABLE(int, i_155) VARIABLE(int, i_16) VARIABLE(int, i_18) VARIABLE(int, i_24) VARIABLE(int, i_3) VARIABLE(int, i_30) VARIABLE(int, i_32) VARIABLE(int, i_34) VARIABLE(int, i_41) VARIABLE(int, i_44) VARIABLE(int, i_45) VARIABLE(int, i_47) VARIABLE(int, i_5) VARIABLE(int, i_53) VARIABLE(int, i_58) VARIABLE(int, i_60) VARIABLE(int, i_62) VARIABLE(int, i_68) VARIABLE(int, i_71) VARIABLE(int, i_73) VARIABLE(int, i_75) VARIABLE(int, i_80) VARIABLE(int, i_84) VARIABLE(int, i_85) VARIABLE(int, i_87) VARIABLE(int, i_93) VARIABLE(int, i_96) VARIABLE(int, i_97) VARIABLE(int, i_99) VARIABLE(long, l_28) VARIABLE(long, l_29) VARIABLE(long, l_57)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19) POINT(20) POINT(21) POINT(22) POINT(23) POINT(24) POINT(25) POINT(26) POINT(27) POINT(28) POINT(29) POINT(30) POINT(31) POINT(32) POINT(33) POINT(34) POINT(35) POINT(36)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(f_2) VARIABLE(i_0) VARIABLE(i_1)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(f_2) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_12) VARIABLE(i_3) VARIABLE(i_5)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(f_14) VARIABLE(f_2) VARIABLE(i_1)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(f_14) VARIABLE(f_2) VARIABLE(i_1) VARIABLE(i_15)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(f_14) VARIABLE(f_2) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_24)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(f_2) VARIABLE(i_1) VARIABLE(l_28) VARIABLE(l_29)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(d_31) VARIABLE(f_2) VARIABLE(i_30) VARIABLE(l_28) VARIABLE(l_29)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(d_31) VARIABLE(f_2) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_41) VARIABLE(l_28) VARIABLE(l_29)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(d_31) VARIABLE(d_43) VARIABLE(f_2) VARIABLE(l_28) VARIABLE(l_29)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(d_31) VARIABLE(d_43) VARIABLE(f_2) VARIABLE(i_44) VARIABLE(l_28) VARIABLE(l_29)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(d_31) VARIABLE(d_43) VARIABLE(f_2) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_53) VARIABLE(l_28) VARIABLE(l_29)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(d_31) VARIABLE(f_2) VARIABLE(l_29) VARIABLE(l_57)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(d_31) VARIABLE(f_2) VARIABLE(f_59) VARIABLE(i_58) VARIABLE(l_29) VARIABLE(l_57)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(d_31) VARIABLE(f_2) VARIABLE(f_59) VARIABLE(i_58) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_68) VARIABLE(l_29) VARIABLE(l_57)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(d_31) VARIABLE(f_2) VARIABLE(f_59) VARIABLE(f_70) VARIABLE(l_29) VARIABLE(l_57)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(d_31) VARIABLE(f_59) VARIABLE(f_70) VARIABLE(f_72) VARIABLE(i_71) VARIABLE(l_29) VARIABLE(l_57)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(d_31) VARIABLE(f_59) VARIABLE(f_70) VARIABLE(f_72) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_75) VARIABLE(i_80) VARIABLE(l_29) VARIABLE(l_57)
#define GALEFS_LIVE_19(VARIABLE) VARIABLE(d_31) VARIABLE(f_59) VARIABLE(f_70) VARIABLE(f_72) VARIABLE(f_82) VARIABLE(l_29) VARIABLE(l_57)
#define GALEFS_LIVE_20(VARIABLE) VARIABLE(d_31) VARIABLE(f_70) VARIABLE(f_72) VARIABLE(f_82) VARIABLE(i_84) VARIABLE(l_29) VARIABLE(l_57)
#define GALEFS_LIVE_21(VARIABLE) VARIABLE(d_31) VARIABLE(f_70) VARIABLE(f_72) VARIABLE(f_82) VARIABLE(i_84) VARIABLE(i_85) VARIABLE(i_87) VARIABLE(i_93) VARIABLE(l_29) VARIABLE(l_57)
#define GALEFS_LIVE_22(VARIABLE) VARIABLE(d_31) VARIABLE(f_70) VARIABLE(f_72) VARIABLE(f_82) VARIABLE(f_95) VARIABLE(l_29) VARIABLE(l_57)
#define GALEFS_LIVE_23(VARIABLE) VARIABLE(d_31) VARIABLE(f_70) VARIABLE(f_82) VARIABLE(f_95) VARIABLE(i_96) VARIABLE(l_29) VARIABLE(l_57)
#define GALEFS_LIVE_24(VARIABLE) VARIABLE(d_31) VARIABLE(f_70) VARIABLE(f_82) VARIABLE(f_95) VARIABLE(i_104) VARIABLE(i_96) VARIABLE(i_97) VARIABLE(i_99) VARIABLE(l_29) VARIABLE(l_57)
#define GALEFS_LIVE_25(VARIABLE) VARIABLE(d_31) VARIABLE(l_57)
#define GALEFS_LIVE_26(VARIABLE) VARIABLE(d_110) VARIABLE(d_31) VARIABLE(i_109) VARIABLE(l_57)
#define GALEFS_LIVE_27(VARIABLE) VARIABLE(d_110) VARIABLE(d_31) VARIABLE(i_109) VARIABLE(i_111) VARIABLE(i_113) VARIABLE(i_119) VARIABLE(l_57)
#define GALEFS_LIVE_28(VARIABLE) VARIABLE(d_110) VARIABLE(d_121) VARIABLE(d_31) VARIABLE(l_57)
#define GALEFS_LIVE_29(VARIABLE) VARIABLE(d_110) VARIABLE(d_121) VARIABLE(d_123) VARIABLE(i_122) VARIABLE(l_57)
#define GALEFS_LIVE_30(VARIABLE) VARIABLE(d_110) VARIABLE(d_121) VARIABLE(d_123) VARIABLE(i_122) VARIABLE(i_124) VARIABLE(i_126) VARIABLE(i_131) VARIABLE(l_57)
#define GALEFS_LIVE_31(VARIABLE) VARIABLE(d_110) VARIABLE(d_121) VARIABLE(d_123) VARIABLE(d_133) VARIABLE(l_57)
#define GALEFS_LIVE_32(VARIABLE) VARIABLE(d_121) VARIABLE(d_123) VARIABLE(d_133) VARIABLE(i_135) VARIABLE(l_57)
#define GALEFS_LIVE_33(VARIABLE) VARIABLE(d_121) VARIABLE(d_123) VARIABLE(d_133) VARIABLE(i_135) VARIABLE(i_136) VARIABLE(i_138) VARIABLE(i_144) VARIABLE(l_57)
#define GALEFS_LIVE_34(VARIABLE) VARIABLE(d_121) VARIABLE(d_123) VARIABLE(d_133) VARIABLE(d_146) VARIABLE(l_57)
#define GALEFS_LIVE_35(VARIABLE) VARIABLE(d_121) VARIABLE(d_133) VARIABLE(d_146) VARIABLE(i_147) VARIABLE(l_57)
#define GALEFS_LIVE_36(VARIABLE) VARIABLE(d_121) VARIABLE(d_133) VARIABLE(d_146) VARIABLE(i_147) VARIABLE(i_148) VARIABLE(i_150) VARIABLE(i_155) VARIABLE(l_57)

__kernel void galefs_scanFloats(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_GROUP_BEGIN()
    double d_31, d_37, d_38, d_39, d_40, d_43, d_49, d_50, d_51, d_52, d_55, d_56, d_110, d_116, d_117, d_118, d_121, d_123, d_128, d_129, d_130, d_133, d_134, d_141, d_142, d_143, d_146, d_152, d_153, d_154, d_157, d_158;
    float f_2, f_8, f_9, f_10, f_11, f_14, f_20, f_21, f_22, f_23, f_26, f_27, f_59, f_65, f_66, f_67, f_70, f_72, f_77, f_78, f_79, f_82, f_83, f_90, f_91, f_92, f_95, f_101, f_102, f_103, f_106, f_107;
    int i_0, i_1, i_3, i_4, i_5, i_6, i_12, i_13, i_15, i_16, i_17, i_18, i_19, i_24, i_25, i_30, i_32, i_33, i_34, i_35, i_41, i_42, i_44, i_45, i_46, i_47, i_48, i_53, i_54, i_58, i_60, i_61, i_62, i_63, i_68, i_69, i_71, i_73, i_74, i_75, i_76, i_80, i_81, i_84, i_85, i_86, i_87, i_88, i_93, i_94, i_96, i_97, i_98, i_99, i_100, i_104, i_105, i_108, i_109, i_111, i_112, i_113, i_114, i_119, i_120, i_122, i_124, i_125, i_126, i_127, i_131, i_132, i_135, i_136, i_137, i_138, i_139, i_144, i_145, i_147, i_148, i_149, i_150, i_151, i_155, i_156;
    long l_7, l_28, l_29, l_36, l_57, l_64, l_89, l_115, l_140, l_159;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    GALEFS_LOCAL_BARRIER(1);
    i_0 = (int) get_local_id(0);
    i_1 = (int) get_global_id(0);
    f_2 = (float) i_1;
    *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) i_0) << 2) + 16L)))) = (f_2 * (0x1.99999ap-4f));
    GALEFS_LOCAL_BARRIER(2);
    i_3 = (int) get_local_size(0);
    i_4 = 0;
    i_5 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_6 = (int) ((uint) i_0 + (uint) i_4);
        l_7 = (-16L) + ((((long) i_6) << 2) + 16L);
        if (!(i_5 < i_3)) {
            break;
        }
        f_8 = *((__local gale_float *) (gale_scratch_memory + l_7));
        if (i_0 < i_5) {
            f_9 = f_8;
        } else {
            f_10 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_6 - (uint) i_5))) << 2) + 16L))));
            f_11 = f_8 + f_10;
            f_9 = f_11;
        }
        i_12 = (int) ((uint) i_3 - (uint) i_4);
        *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_0 + (uint) i_12))) << 2) + 16L)))) = f_9;
        GALEFS_LOCAL_BARRIER(3);
        i_13 = i_5 << 1;
        i_4 = i_12;
        i_5 = i_13;
    }
    f_14 = *((__local gale_float *) (gale_scratch_memory + l_7));
    GALEFS_LOCAL_BARRIER(4);
    i_15 = (int) get_local_id(0);
    *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) i_15) << 2) + 16L)))) = (f_2 * (0x1.333334p-2f));
    GALEFS_LOCAL_BARRIER(5);
    i_16 = (int) get_local_size(0);
    i_17 = 0;
    i_18 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_19 = (int) ((uint) i_15 + (uint) i_17);
        if (!(i_18 < i_16)) {
            break;
        }
        f_20 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) i_19) << 2) + 16L))));
        if (i_15 < i_18) {
            f_21 = f_20;
        } else {
            f_22 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_19 - (uint) i_18))) << 2) + 16L))));
            f_23 = f_20 + f_22;
            f_21 = f_23;
        }
        i_24 = (int) ((uint) i_16 - (uint) i_17);
        *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_15 + (uint) i_24))) << 2) + 16L)))) = f_21;
        GALEFS_LOCAL_BARRIER(6);
        i_25 = i_18 << 1;
        i_17 = i_24;
        i_18 = i_25;
    }
    if (((int) get_local_id(0)) == 0) {
        f_26 = (0x0.0p0f);
    } else {
        f_27 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_19 + (uint) (-1)))) << 2) + 16L))));
        f_26 = f_27;
    }
    l_28 = (long) i_1;
    l_29 = (l_28 << 2) + 16L;
    *((__global gale_float *) (arg_floatOut + l_29)) = (f_26 * f_14);
    GALEFS_LOCAL_BARRIER(7);
    i_30 = (int) get_local_id(0);
    d_31 = (double) i_1;
    *((__local gale_double *) (gale_scratch_memory + ((-16L) + ((((long) i_30) << 3) + 16L)))) = (d_31 * (0x1.999999999999ap-4));
    GALEFS_LOCAL_BARRIER(8);
    i_32 = (int) get_local_size(0);
    i_33 = 0;
    i_34 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_35 = (int) ((uint) i_30 + (uint) i_33);
        l_36 = (-16L) + ((((long) i_35) << 3) + 16L);
        if (!(i_34 < i_32)) {
            break;
        }
        d_37 = *((__local gale_double *) (gale_scratch_memory + l_36));
        if (i_30 < i_34) {
            d_38 = d_37;
        } else {
            d_39 = *((__local gale_double *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_35 - (uint) i_34))) << 3) + 16L))));
            d_40 = d_37 + d_39;
            d_38 = d_40;
        }
        i_41 = (int) ((uint) i_32 - (uint) i_33);
        *((__local gale_double *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_30 + (uint) i_41))) << 3) + 16L)))) = d_38;
        GALEFS_LOCAL_BARRIER(9);
        i_42 = i_34 << 1;
        i_33 = i_41;
        i_34 = i_42;
    }
    d_43 = *((__local gale_double *) (gale_scratch_memory + l_36));
    GALEFS_LOCAL_BARRIER(10);
    i_44 = (int) get_local_id(0);
    *((__local gale_double *) (gale_scratch_memory + ((-16L) + ((((long) i_44) << 3) + 16L)))) = (d_31 * (0x1.3333333333333p-2));
    GALEFS_LOCAL_BARRIER(11);
    i_45 = (int) get_local_size(0);
    i_46 = 0;
    i_47 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_48 = (int) ((uint) i_44 + (uint) i_46);
        if (!(i_47 < i_45)) {
            break;
        }
        d_49 = *((__local gale_double *) (gale_scratch_memory + ((-16L) + ((((long) i_48) << 3) + 16L))));
        if (i_44 < i_47) {
            d_50 = d_49;
        } else {
            d_51 = *((__local gale_double *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_48 - (uint) i_47))) << 3) + 16L))));
            d_52 = d_49 + d_51;
            d_50 = d_52;
        }
        i_53 = (int) ((uint) i_45 - (uint) i_46);
        *((__local gale_double *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_44 + (uint) i_53))) << 3) + 16L)))) = d_50;
        GALEFS_LOCAL_BARRIER(12);
        i_54 = i_47 << 1;
        i_46 = i_53;
        i_47 = i_54;
    }
    if (((int) get_local_id(0)) == 0) {
        d_55 = (0x0.0p0);
    } else {
        d_56 = *((__local gale_double *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_48 + (uint) (-1)))) << 3) + 16L))));
        d_55 = d_56;
    }
    l_57 = (l_28 << 3) + 16L;
    *((__global gale_double *) (arg_doubleOut + l_57)) = (d_55 * d_43);
    GALEFS_LOCAL_BARRIER(13);
    i_58 = (int) get_local_id(0);
    f_59 = f_2 * (-0x1.0p-1f);
    *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) i_58) << 2) + 16L)))) = f_59;
    GALEFS_LOCAL_BARRIER(14);
    i_60 = (int) get_local_size(0);
    i_61 = 0;
    i_62 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_63 = (int) ((uint) i_58 + (uint) i_61);
        l_64 = (-16L) + ((((long) i_63) << 2) + 16L);
        if (!(i_62 < i_60)) {
            break;
        }
        f_65 = *((__local gale_float *) (gale_scratch_memory + l_64));
        if (i_58 < i_62) {
            f_66 = f_65;
        } else {
            f_67 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_63 - (uint) i_62))) << 2) + 16L))));
            if (f_67 == f_67) {
                if (f_67 == (0x0.0p0f)) {
                    if (f_65 == (0x0.0p0f)) {
                        if (((long) as_int(f_65)) == (-2147483648L)) {
                            f_66 = f_65;
                            goto B46;
                        }
                    }
                }
                if (!(f_65 >= f_67)) {
                    f_66 = f_65;
                } else {
                    f_66 = f_67;
                }
            } else {
                f_66 = f_67;
            }
        }
    B46:;
        i_68 = (int) ((uint) i_60 - (uint) i_61);
        *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_58 + (uint) i_68))) << 2) + 16L)))) = f_66;
        GALEFS_LOCAL_BARRIER(15);
        i_69 = i_62 << 1;
        i_61 = i_68;
        i_62 = i_69;
    }
    f_70 = *((__local gale_float *) (gale_scratch_memory + l_64));
    GALEFS_LOCAL_BARRIER(16);
    i_71 = (int) get_local_id(0);
    f_72 = f_2 * (0x1.0p-1f);
    *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) i_71) << 2) + 16L)))) = f_72;
    GALEFS_LOCAL_BARRIER(17);
    i_73 = (int) get_local_size(0);
    i_74 = 0;
    i_75 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_76 = (int) ((uint) i_71 + (uint) i_74);
        if (!(i_75 < i_73)) {
            break;
        }
        f_77 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) i_76) << 2) + 16L))));
        if (i_71 < i_75) {
            f_78 = f_77;
        } else {
            f_79 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_76 - (uint) i_75))) << 2) + 16L))));
            if (f_79 == f_79) {
                if (f_79 == (0x0.0p0f)) {
                    if (f_77 == (0x0.0p0f)) {
                        if (((long) as_int(f_77)) == (-2147483648L)) {
                            f_78 = f_77;
                            goto B63;
                        }
                    }
                }
                if (!(f_77 >= f_79)) {
                    f_78 = f_77;
                } else {
                    f_78 = f_79;
                }
            } else {
                f_78 = f_79;
            }
        }
    B63:;
        i_80 = (int) ((uint) i_73 - (uint) i_74);
        *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_71 + (uint) i_80))) << 2) + 16L)))) = f_78;
        GALEFS_LOCAL_BARRIER(18);
        i_81 = i_75 << 1;
        i_74 = i_80;
        i_75 = i_81;
    }
    if (((int) get_local_id(0)) == 0) {
        f_82 = as_float(2139095040);
    } else {
        f_83 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_76 + (uint) (-1)))) << 2) + 16L))));
        f_82 = f_83;
    }
    GALEFS_LOCAL_BARRIER(19);
    i_84 = (int) get_local_id(0);
    *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) i_84) << 2) + 16L)))) = f_59;
    GALEFS_LOCAL_BARRIER(20);
    i_85 = (int) get_local_size(0);
    i_86 = 0;
    i_87 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_88 = (int) ((uint) i_84 + (uint) i_86);
        l_89 = (-16L) + ((((long) i_88) << 2) + 16L);
        if (!(i_87 < i_85)) {
            break;
        }
        f_90 = *((__local gale_float *) (gale_scratch_memory + l_89));
        if (i_84 < i_87) {
            f_91 = f_90;
        } else {
            f_92 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_88 - (uint) i_87))) << 2) + 16L))));
            if (f_92 == f_92) {
                if (f_92 == (0x0.0p0f)) {
                    if (f_90 == (0x0.0p0f)) {
                        if (((long) as_int(f_92)) == (-2147483648L)) {
                            f_91 = f_90;
                            goto B83;
                        }
                    }
                }
                if (!(f_92 >= f_90)) {
                    f_91 = f_90;
                } else {
                    f_91 = f_92;
                }
            } else {
                f_91 = f_92;
            }
        }
    B83:;
        i_93 = (int) ((uint) i_85 - (uint) i_86);
        *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_84 + (uint) i_93))) << 2) + 16L)))) = f_91;
        GALEFS_LOCAL_BARRIER(21);
        i_94 = i_87 << 1;
        i_86 = i_93;
        i_87 = i_94;
    }
    f_95 = *((__local gale_float *) (gale_scratch_memory + l_89));
    GALEFS_LOCAL_BARRIER(22);
    i_96 = (int) get_local_id(0);
    *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) i_96) << 2) + 16L)))) = f_72;
    GALEFS_LOCAL_BARRIER(23);
    i_97 = (int) get_local_size(0);
    i_98 = 0;
    i_99 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_100 = (int) ((uint) i_96 + (uint) i_98);
        if (!(i_99 < i_97)) {
            break;
        }
        f_101 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) i_100) << 2) + 16L))));
        if (i_96 < i_99) {
            f_102 = f_101;
        } else {
            f_103 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_100 - (uint) i_99))) << 2) + 16L))));
            if (f_103 == f_103) {
                if (f_103 == (0x0.0p0f)) {
                    if (f_101 == (0x0.0p0f)) {
                        if (((long) as_int(f_103)) == (-2147483648L)) {
                            f_102 = f_101;
                            goto B100;
                        }
                    }
                }
                if (!(f_103 >= f_101)) {
                    f_102 = f_101;
                } else {
                    f_102 = f_103;
                }
            } else {
                f_102 = f_103;
            }
        }
    B100:;
        i_104 = (int) ((uint) i_97 - (uint) i_98);
        *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_96 + (uint) i_104))) << 2) + 16L)))) = f_102;
        GALEFS_LOCAL_BARRIER(24);
        i_105 = i_99 << 1;
        i_98 = i_104;
        i_99 = i_105;
    }
    if (((int) get_local_id(0)) == 0) {
        f_106 = as_float((-8388608));
    } else {
        f_107 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_100 + (uint) (-1)))) << 2) + 16L))));
        f_106 = f_107;
    }
    i_108 = as_int(f_106);
    *((__global gale_int *) (arg_out + l_29)) = (((as_int(f_70) ^ as_int(f_82)) ^ as_int(f_95)) ^ ((int) ((uint) i_108 + (uint) (i_108 << 1))));
    GALEFS_LOCAL_BARRIER(25);
    i_109 = (int) get_local_id(0);
    d_110 = d_31 * (-0x1.0p-1);
    *((__local gale_double *) (gale_scratch_memory + ((-16L) + ((((long) i_109) << 3) + 16L)))) = d_110;
    GALEFS_LOCAL_BARRIER(26);
    i_111 = (int) get_local_size(0);
    i_112 = 0;
    i_113 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_114 = (int) ((uint) i_109 + (uint) i_112);
        l_115 = (-16L) + ((((long) i_114) << 3) + 16L);
        if (!(i_113 < i_111)) {
            break;
        }
        d_116 = *((__local gale_double *) (gale_scratch_memory + l_115));
        if (i_109 < i_113) {
            d_117 = d_116;
        } else {
            d_118 = *((__local gale_double *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_114 - (uint) i_113))) << 3) + 16L))));
            if (d_118 == d_118) {
                if (d_118 == (0x0.0p0)) {
                    if (d_116 == (0x0.0p0)) {
                        if (as_long(d_116) == LONG_MIN) {
                            d_117 = d_116;
                            goto B120;
                        }
                    }
                }
                if (!(d_116 >= d_118)) {
                    d_117 = d_116;
                } else {
                    d_117 = d_118;
                }
            } else {
                d_117 = d_118;
            }
        }
    B120:;
        i_119 = (int) ((uint) i_111 - (uint) i_112);
        *((__local gale_double *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_109 + (uint) i_119))) << 3) + 16L)))) = d_117;
        GALEFS_LOCAL_BARRIER(27);
        i_120 = i_113 << 1;
        i_112 = i_119;
        i_113 = i_120;
    }
    d_121 = *((__local gale_double *) (gale_scratch_memory + l_115));
    GALEFS_LOCAL_BARRIER(28);
    i_122 = (int) get_local_id(0);
    d_123 = d_31 * (0x1.0p-1);
    *((__local gale_double *) (gale_scratch_memory + ((-16L) + ((((long) i_122) << 3) + 16L)))) = d_123;
    GALEFS_LOCAL_BARRIER(29);
    i_124 = (int) get_local_size(0);
    i_125 = 0;
    i_126 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_127 = (int) ((uint) i_122 + (uint) i_125);
        if (!(i_126 < i_124)) {
            break;
        }
        d_128 = *((__local gale_double *) (gale_scratch_memory + ((-16L) + ((((long) i_127) << 3) + 16L))));
        if (i_122 < i_126) {
            d_129 = d_128;
        } else {
            d_130 = *((__local gale_double *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_127 - (uint) i_126))) << 3) + 16L))));
            if (d_130 == d_130) {
                if (d_130 == (0x0.0p0)) {
                    if (d_128 == (0x0.0p0)) {
                        if (as_long(d_128) == LONG_MIN) {
                            d_129 = d_128;
                            goto B137;
                        }
                    }
                }
                if (!(d_128 >= d_130)) {
                    d_129 = d_128;
                } else {
                    d_129 = d_130;
                }
            } else {
                d_129 = d_130;
            }
        }
    B137:;
        i_131 = (int) ((uint) i_124 - (uint) i_125);
        *((__local gale_double *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_122 + (uint) i_131))) << 3) + 16L)))) = d_129;
        GALEFS_LOCAL_BARRIER(30);
        i_132 = i_126 << 1;
        i_125 = i_131;
        i_126 = i_132;
    }
    if (((int) get_local_id(0)) == 0) {
        d_133 = as_double(9218868437227405312L);
    } else {
        d_134 = *((__local gale_double *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_127 + (uint) (-1)))) << 3) + 16L))));
        d_133 = d_134;
    }
    GALEFS_LOCAL_BARRIER(31);
    i_135 = (int) get_local_id(0);
    *((__local gale_double *) (gale_scratch_memory + ((-16L) + ((((long) i_135) << 3) + 16L)))) = d_110;
    GALEFS_LOCAL_BARRIER(32);
    i_136 = (int) get_local_size(0);
    i_137 = 0;
    i_138 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_139 = (int) ((uint) i_135 + (uint) i_137);
        l_140 = (-16L) + ((((long) i_139) << 3) + 16L);
        if (!(i_138 < i_136)) {
            break;
        }
        d_141 = *((__local gale_double *) (gale_scratch_memory + l_140));
        if (i_135 < i_138) {
            d_142 = d_141;
        } else {
            d_143 = *((__local gale_double *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_139 - (uint) i_138))) << 3) + 16L))));
            if (d_143 == d_143) {
                if (d_143 == (0x0.0p0)) {
                    if (d_141 == (0x0.0p0)) {
                        if (as_long(d_143) == LONG_MIN) {
                            d_142 = d_141;
                            goto B157;
                        }
                    }
                }
                if (!(d_143 >= d_141)) {
                    d_142 = d_141;
                } else {
                    d_142 = d_143;
                }
            } else {
                d_142 = d_143;
            }
        }
    B157:;
        i_144 = (int) ((uint) i_136 - (uint) i_137);
        *((__local gale_double *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_135 + (uint) i_144))) << 3) + 16L)))) = d_142;
        GALEFS_LOCAL_BARRIER(33);
        i_145 = i_138 << 1;
        i_137 = i_144;
        i_138 = i_145;
    }
    d_146 = *((__local gale_double *) (gale_scratch_memory + l_140));
    GALEFS_LOCAL_BARRIER(34);
    i_147 = (int) get_local_id(0);
    *((__local gale_double *) (gale_scratch_memory + ((-16L) + ((((long) i_147) << 3) + 16L)))) = d_123;
    GALEFS_LOCAL_BARRIER(35);
    i_148 = (int) get_local_size(0);
    i_149 = 0;
    i_150 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_151 = (int) ((uint) i_147 + (uint) i_149);
        if (!(i_150 < i_148)) {
            break;
        }
        d_152 = *((__local gale_double *) (gale_scratch_memory + ((-16L) + ((((long) i_151) << 3) + 16L))));
        if (i_147 < i_150) {
            d_153 = d_152;
        } else {
            d_154 = *((__local gale_double *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_151 - (uint) i_150))) << 3) + 16L))));
            if (d_154 == d_154) {
                if (d_154 == (0x0.0p0)) {
                    if (d_152 == (0x0.0p0)) {
                        if (as_long(d_154) == LONG_MIN) {
                            d_153 = d_152;
                            goto B174;
                        }
                    }
                }
                if (!(d_154 >= d_152)) {
                    d_153 = d_152;
                } else {
                    d_153 = d_154;
                }
            } else {
                d_153 = d_154;
            }
        }
    B174:;
        i_155 = (int) ((uint) i_148 - (uint) i_149);
        *((__local gale_double *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_147 + (uint) i_155))) << 3) + 16L)))) = d_153;
        GALEFS_LOCAL_BARRIER(36);
        i_156 = i_150 << 1;
        i_149 = i_155;
        i_150 = i_156;
    }
    if (((int) get_local_id(0)) == 0) {
        d_157 = as_double((-4503599627370496L));
    } else {
        d_158 = *((__local gale_double *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_151 + (uint) (-1)))) << 3) + 16L))));
        d_157 = d_158;
    }
    l_159 = as_long(d_157);
    *((__global gale_long *) (arg_longOut + l_57)) = (((as_long(d_121) ^ as_long(d_133)) ^ as_long(d_146)) ^ ((long) ((ulong) l_159 + (ulong) (l_159 << 1))));
    GALEFS_GROUP_END()
}
