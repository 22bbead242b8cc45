// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.bench.matvec.MatvecKernels#multiplyRegion
// entry point: galefs_multiplyRegion
// parameters: LONG_ARRAY LONG INT INT FLOAT_ARRAY FLOAT_ARRAY
// accesses: READ NONE NONE NONE READ WRITE
// needs: BARRIERS LOCAL_SIZE
// scratch bytes per work-item: 4
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: c2632e773d4379f3b40b1833d36f10c846bd1b372de7b5a5c703018707373b3f
// live uses: GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER gale_div_long

#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 4 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(float, f_60) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_118) VARIABLE(int, i_2) VARIABLE(int, i_3) VARIABLE(int, i_6) VARIABLE(int, i_9) VARIABLE(long, l_116) VARIABLE(long, l_4) VARIABLE(__global uchar *, ul_7)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(f_60) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_6) VARIABLE(i_9) VARIABLE(l_4) VARIABLE(ul_7)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_6) VARIABLE(i_9) VARIABLE(l_116) VARIABLE(l_4) VARIABLE(ul_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_118) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_6) VARIABLE(i_9) VARIABLE(l_116) VARIABLE(l_4) VARIABLE(ul_7)

__kernel void galefs_multiplyRegion(__global uchar *arg_region, long arg_begin, int arg_first, int arg_count, __global uchar *arg_x, __global uchar *arg_y) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_7;
    float f_17, f_18, f_19, f_20, f_21, f_22, f_23, f_24, f_27, f_29, f_30, f_31, f_32, f_33, f_34, f_35, f_36, f_37, f_38, f_39, f_40, f_41, f_42, f_43, f_44, f_45, f_46, f_47, f_48, f_49, f_50, f_51, f_54, f_55, f_56, f_57, f_59, f_60, f_79, f_88, f_89, f_91, f_92, f_94, f_95, f_97, f_98, f_99, f_101, f_105, f_106, f_107, f_109, f_110, f_111, f_112, f_113, f_114, f_115, f_120, f_121, f_122;
    int i_0, i_1, i_2, i_3, i_5, i_6, i_8, i_9, i_10, i_13, i_15, i_16, i_25, i_52, i_53, i_58, i_61, i_62, i_64, i_65, i_66, i_67, i_68, i_69, i_70, i_71, i_72, i_73, i_78, i_80, i_86, i_100, i_102, i_108, i_117, i_118, i_119, i_123;
    long l_4, l_11, l_12, l_14, l_26, l_28, l_63, l_74, l_75, l_76, l_77, l_81, l_82, l_83, l_84, l_85, l_87, l_90, l_93, l_96, l_103, l_104, l_116;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    i_0 = (int) get_num_groups(0);
    i_1 = (int) get_local_id(0);
    i_2 = (int) get_local_size(0);
    i_3 = (int) get_local_id(0);
    l_4 = (((long) i_3) << 2) + 16L;
    i_5 = GALEFS_LOCAL_SIZE;
    i_6 = (int) get_local_size(0);
    ul_7 = arg_x + 12L;
    i_8 = gale_group;
    i_9 = i_8;
    while (true) {
        if (!(i_9 < arg_count)) {
            break;
        }
        i_10 = *((__global gale_int *) ul_7);
        l_11 = (long) (uint) i_10;
        l_12 = (long) ((ulong) arg_begin + (ulong) ((((long) i_9) * l_11) << 2));
        if (i_6 < 32) {
            i_13 = (int) gale_div_long((l_11 * ((long) ((int) get_local_id(0)))), ((long) ((int) get_local_size(0))));
            l_14 = (long) ((ulong) l_12 + (ulong) (((long) i_13) << 2));
            i_15 = (int) ((uint) ((int) gale_div_long((l_11 * ((long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1)))), ((long) ((int) get_local_size(0))))) - (uint) i_13);
            i_16 = (int) ((uint) i_15 + (uint) (-7));
            f_17 = (0x0.0p0f);
            f_18 = (0x0.0p0f);
            f_19 = (0x0.0p0f);
            f_20 = (0x0.0p0f);
            f_21 = (0x0.0p0f);
            f_22 = (0x0.0p0f);
            f_23 = (0x0.0p0f);
            f_24 = (0x0.0p0f);
            i_25 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_25 < i_16)) {
                    break;
                }
                l_26 = (long) ((ulong) l_14 + (ulong) (((long) i_25) << 2));
                f_27 = *((__global gale_float *) (arg_region + 16 + l_26));
                l_28 = (long) ((int) ((uint) i_13 + (uint) i_25));
                f_29 = *((__global gale_float *) (arg_x + ((l_28 << 2) + 16L)));
                f_30 = *((__global gale_float *) (arg_region + 16 + ((long) ((ulong) l_26 + (ulong) 4L))));
                f_31 = *((__global gale_float *) (arg_x + (((l_28 + 1L) << 2) + 16L)));
                f_32 = *((__global gale_float *) (arg_region + 16 + ((long) ((ulong) l_26 + (ulong) 8L))));
                f_33 = *((__global gale_float *) (arg_x + (((l_28 + 2L) << 2) + 16L)));
                f_34 = *((__global gale_float *) (arg_region + 16 + ((long) ((ulong) l_26 + (ulong) 12L))));
                f_35 = *((__global gale_float *) (arg_x + (((l_28 + 3L) << 2) + 16L)));
                f_36 = *((__global gale_float *) (arg_region + 16 + ((long) ((ulong) l_26 + (ulong) 16L))));
                f_37 = *((__global gale_float *) (arg_x + (((l_28 + 4L) << 2) + 16L)));
                f_38 = *((__global gale_float *) (arg_region + 16 + ((long) ((ulong) l_26 + (ulong) 20L))));
                f_39 = *((__global gale_float *) (arg_x + (((l_28 + 5L) << 2) + 16L)));
                f_40 = *((__global gale_float *) (arg_region + 16 + ((long) ((ulong) l_26 + (ulong) 24L))));
                f_41 = *((__global gale_float *) (arg_x + (((l_28 + 6L) << 2) + 16L)));
                f_42 = *((__global gale_float *) (arg_region + 16 + ((long) ((ulong) l_26 + (ulong) 28L))));
                f_43 = *((__global gale_float *) (arg_x + (((l_28 + 7L) << 2) + 16L)));
                f_44 = f_24 + (f_42 * f_43);
                f_45 = f_23 + (f_40 * f_41);
                f_46 = f_22 + (f_38 * f_39);
                f_47 = f_21 + (f_36 * f_37);
                f_48 = f_20 + (f_34 * f_35);
                f_49 = f_19 + (f_32 * f_33);
                f_50 = f_18 + (f_30 * f_31);
                f_51 = f_17 + (f_27 * f_29);
                i_52 = (int) ((uint) i_25 + (uint) 8);
                f_17 = f_51;
                f_18 = f_50;
                f_19 = f_49;
                f_20 = f_48;
                f_21 = f_47;
                f_22 = f_46;
                f_23 = f_45;
                f_24 = f_44;
                i_25 = i_52;
            }
            i_53 = i_25;
            f_54 = (0x0.0p0f);
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_53 < i_15)) {
                    break;
                }
                f_55 = *((__global gale_float *) (arg_region + 16 + ((long) ((ulong) l_14 + (ulong) (((long) i_53) << 2)))));
                f_56 = *((__global gale_float *) (arg_x + ((((long) ((int) ((uint) i_13 + (uint) i_53))) << 2) + 16L)));
                f_57 = f_54 + (f_55 * f_56);
                i_58 = (int) ((uint) i_53 + (uint) 1);
                i_53 = i_58;
                f_54 = f_57;
            }
            f_59 = f_54 + (f_24 + (f_23 + (f_22 + (f_21 + (f_20 + (f_19 + (f_17 + f_18)))))));
            f_60 = f_59;
        } else {
            i_61 = (int) (l_12 & 4L);
            i_62 = (int) ((uint) i_61 >> 2);
            l_63 = (long) ((ulong) l_12 + (ulong) (((long) (uint) i_62) << 2));
            i_64 = i_10 - i_62;
            i_65 = (int) ((uint) i_64 + (uint) ((int) ((uint) i_64 >> 31)));
            i_66 = i_65 >> 1;
            i_67 = (int) get_local_size(0);
            i_68 = i_67 << 1;
            i_69 = (int) ((uint) i_66 - (uint) ((int) ((uint) i_67 + (uint) i_68)));
            i_70 = (int) get_local_id(0);
            i_71 = (int) get_local_id(0);
            i_72 = i_67 << 2;
            i_73 = (int) ((uint) i_68 + (uint) i_72);
            l_74 = (long) i_67;
            l_75 = l_74 << 3;
            l_76 = l_74 << 4;
            l_77 = l_75 + l_76;
            i_78 = (int) get_local_id(0);
            f_79 = (0x0.0p0f);
            i_80 = i_78;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_80 < i_69)) {
                    break;
                }
                l_81 = (long) ((ulong) l_63 + (ulong) (((long) i_80) << 3));
                l_82 = *((__global gale_long *) (arg_region + 16 + l_81));
                l_83 = *((__global gale_long *) (arg_region + 16 + ((long) ((ulong) l_81 + (ulong) l_75))));
                l_84 = *((__global gale_long *) (arg_region + 16 + ((long) ((ulong) l_81 + (ulong) l_76))));
                l_85 = *((__global gale_long *) (arg_region + 16 + ((long) ((ulong) l_81 + (ulong) l_77))));
                i_86 = i_62 + (i_80 << 1);
                l_87 = (long) i_86;
                f_88 = *((__global gale_float *) (arg_x + ((l_87 << 2) + 16L)));
                f_89 = *((__global gale_float *) (arg_x + (((l_87 + 1L) << 2) + 16L)));
                l_90 = (long) ((int) ((uint) i_86 + (uint) i_68));
                f_91 = *((__global gale_float *) (arg_x + ((l_90 << 2) + 16L)));
                f_92 = *((__global gale_float *) (arg_x + (((l_90 + 1L) << 2) + 16L)));
                l_93 = (long) ((int) ((uint) i_86 + (uint) i_72));
                f_94 = *((__global gale_float *) (arg_x + ((l_93 << 2) + 16L)));
                f_95 = *((__global gale_float *) (arg_x + (((l_93 + 1L) << 2) + 16L)));
                l_96 = (long) ((int) ((uint) i_86 + (uint) i_73));
                f_97 = *((__global gale_float *) (arg_x + ((l_96 << 2) + 16L)));
                f_98 = *((__global gale_float *) (arg_x + (((l_96 + 1L) << 2) + 16L)));
                f_99 = f_79 + ((((as_float(((int) l_82)) * f_88) + (as_float(((int) ((long) ((ulong) l_82 >> 32)))) * f_89)) + ((as_float(((int) l_83)) * f_91) + (as_float(((int) ((long) ((ulong) l_83 >> 32)))) * f_92))) + (((as_float(((int) l_84)) * f_94) + (as_float(((int) ((long) ((ulong) l_84 >> 32)))) * f_95)) + ((as_float(((int) l_85)) * f_97) + (as_float(((int) ((long) ((ulong) l_85 >> 32)))) * f_98))));
                i_100 = (int) ((uint) i_80 + (uint) i_72);
                f_79 = f_99;
                i_80 = i_100;
            }
            f_101 = f_79;
            i_102 = i_80;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_102 < i_66)) {
                    break;
                }
                l_103 = *((__global gale_long *) (arg_region + 16 + ((long) ((ulong) l_63 + (ulong) (((long) i_102) << 3)))));
                l_104 = (long) (i_62 + (i_102 << 1));
                f_105 = *((__global gale_float *) (arg_x + ((l_104 << 2) + 16L)));
                f_106 = *((__global gale_float *) (arg_x + (((l_104 + 1L) << 2) + 16L)));
                f_107 = f_101 + ((as_float(((int) l_103)) * f_105) + (as_float(((int) ((long) ((ulong) l_103 >> 32)))) * f_106));
                i_108 = (int) ((uint) i_67 + (uint) i_102);
                f_101 = f_107;
                i_102 = i_108;
            }
            if (i_71 == 0) {
                if ((i_61 & (-4)) == 0) {
                    f_109 = f_101;
                } else {
                    f_110 = *((__global gale_float *) (arg_region + 16 + l_12));
                    f_111 = *((__global gale_float *) (arg_x + 16L));
                    f_112 = f_101 + (f_110 * f_111);
                    f_109 = f_112;
                }
            } else {
                f_109 = f_101;
            }
            if (i_70 == 0) {
                if ((i_62 + (i_65 & (-2))) < i_10) {
                    f_113 = *((__global gale_float *) (arg_region + 16 + ((long) ((ulong) l_12 + (ulong) ((l_11 + (-1L)) << 2)))));
                    f_114 = *((__global gale_float *) (arg_x + ((((long) (i_10 + (-1))) << 2) + 16L)));
                    f_115 = f_109 + (f_113 * f_114);
                    f_60 = f_115;
                } else {
                    f_60 = f_109;
                }
            } else {
                f_60 = f_109;
            }
        }
        GALEFS_LOCAL_BARRIER(1);
        l_116 = (-16L) + l_4;
        *((__local gale_float *) (gale_scratch_memory + l_116)) = f_60;
        GALEFS_LOCAL_BARRIER(2);
        i_117 = 1;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_117 < i_2)) {
                break;
            }
            i_118 = i_117 << 1;
            if ((i_3 & ((int) ((uint) i_118 + (uint) (-1)))) == 0) {
                i_119 = (int) ((uint) i_3 + (uint) i_117);
                if (i_119 < i_2) {
                    f_120 = *((__local gale_float *) (gale_scratch_memory + l_116));
                    f_121 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) i_119) << 2) + 16L))));
                    *((__local gale_float *) (gale_scratch_memory + l_116)) = (f_120 + f_121);
                }
            }
            GALEFS_LOCAL_BARRIER(3);
            i_117 = i_118;
        }
        f_122 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + 16L)));
        i_123 = (int) ((uint) i_9 + (uint) i_0);
        if (i_1 == 0) {
            *((__global gale_float *) (arg_y + ((((long) ((int) ((uint) arg_first + (uint) i_9))) << 2) + 16L))) = f_122;
            i_9 = i_123;
        } else {
            i_9 = i_123;
        }
    }
    GALEFS_GROUP_END()
}
