// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntegerLibrary#compressAndExpand
// entry point: galefs_compressAndExpand
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE WRITE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/corpus/IntegerLibrary.java
// source SHA-256: 5517be5e02061b5197aac3045858fecf94c7ee87e6f1e0ea14e37236ebaa41ad

// Products and sums are not fused: each is rounded, as in Java.
#pragma OPENCL FP_CONTRACT OFF
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

// Kernels access the same bytes with several types. Accesses with these types are exempt from C's strict aliasing rule.
#ifdef __has_attribute
#if __has_attribute(may_alias)
#define GALEFS_MAY_ALIAS __attribute__((may_alias))
#endif
#endif
#ifndef GALEFS_MAY_ALIAS
#define GALEFS_MAY_ALIAS volatile
#endif
typedef short GALEFS_MAY_ALIAS gale_short;
typedef int GALEFS_MAY_ALIAS gale_int;
typedef long GALEFS_MAY_ALIAS gale_long;
typedef float GALEFS_MAY_ALIAS gale_float;
typedef double GALEFS_MAY_ALIAS gale_double;

// Precedes a loop that has no loops in it. By itself, PoCL vectorises such a loop but keeps one vector in flight, so
// that a sum waits for each addition and few loads are on their way. The hint does not let it reorder sums of floats,
// as one to vectorise would.
#if defined(GALEFS_POCL)
#define GALEFS_INNERMOST_LOOP() _Pragma("clang loop interleave_count(4)")
#else
#define GALEFS_INNERMOST_LOOP()
#endif

__kernel void galefs_compressAndExpand(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_2, *ul_4, *ul_10, *ul_33;
    int i_5, i_7, i_8, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_19, i_20, i_21, i_22, i_23, i_24, i_25, i_26, i_27, i_28, i_29, i_30, i_31, i_40, i_41, i_50, i_114, i_115, i_116, i_117, i_118, i_119, i_120, i_121, i_122, i_123, i_124, i_125, i_126, i_127, i_128, i_129, i_130, i_131, i_132, i_133, i_134, i_135, i_136, i_137, i_138, i_139, i_140, i_141, i_142, i_143, i_144, i_145, i_146, i_147, i_148, i_149, i_150, i_151, i_152, i_153, i_154, i_155, i_156, i_157;
    long l_0, l_1, l_3, l_6, l_9, l_32, l_34, l_35, l_36, l_37, l_38, l_39, l_42, l_43, l_44, l_45, l_46, l_47, l_48, l_49, l_51, l_52, l_53, l_54, l_55, l_56, l_57, l_58, l_59, l_60, l_61, l_62, l_63, l_64, l_65, l_66, l_67, l_68, l_69, l_70, l_71, l_72, l_73, l_74, l_75, l_76, l_77, l_78, l_79, l_80, l_81, l_82, l_83, l_84, l_85, l_86, l_87, l_88, l_89, l_90, l_91, l_92, l_93, l_94, l_95, l_96, l_97, l_98, l_99, l_100, l_101, l_102, l_103, l_104, l_105, l_106, l_107, l_108, l_109, l_110, l_111, l_112, l_113;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 3) + 16L;
    ul_2 = arg_longs + l_1;
    l_3 = (l_0 << 2) + 16L;
    ul_4 = arg_ints + l_3;
    i_5 = 0;
    l_6 = 0L;
    i_7 = 0;
    while (true) {
        if (!(i_7 < 32)) {
            break;
        }
        i_8 = *((__global gale_int *) ul_4);
        l_9 = (long) i_7;
        ul_10 = arg_ints + ((l_9 << 2) + 16L);
        i_11 = *((__global gale_int *) ul_10);
        i_12 = (~i_11) << 1;
        i_13 = i_8 & i_11;
        i_14 = i_13;
        i_15 = i_11;
        i_16 = i_12;
        i_17 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_17 < 5)) {
                break;
            }
            i_18 = (int) ((uint) i_17 + (uint) 1);
            i_19 = i_16 ^ (i_16 << 1);
            i_20 = i_19 ^ (i_19 << 2);
            i_21 = i_20 ^ (i_20 << 4);
            i_22 = i_21 ^ (i_21 << 8);
            i_23 = i_22 ^ (i_22 << 16);
            i_24 = i_16 & (~i_23);
            i_25 = i_15 & i_23;
            i_26 = 1 << i_17;
            i_27 = (i_15 ^ i_25) | ((int) ((uint) i_25 >> i_26));
            i_28 = i_14 & i_25;
            i_29 = (i_14 ^ i_28) | ((int) ((uint) i_28 >> i_26));
            i_14 = i_29;
            i_15 = i_27;
            i_16 = i_24;
            i_17 = i_18;
        }
        i_30 = *((__global gale_int *) ul_4);
        i_31 = *((__global gale_int *) ul_10);
        l_32 = *((__global gale_long *) ul_2);
        ul_33 = arg_longs + ((l_9 << 3) + 16L);
        l_34 = *((__global gale_long *) ul_33);
        l_35 = (~l_34) << 1;
        l_36 = l_32 & l_34;
        l_37 = l_36;
        l_38 = l_34;
        l_39 = l_35;
        i_40 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_40 < 6)) {
                break;
            }
            i_41 = (int) ((uint) i_40 + (uint) 1);
            l_42 = l_39 ^ (l_39 << 1);
            l_43 = l_42 ^ (l_42 << 2);
            l_44 = l_43 ^ (l_43 << 4);
            l_45 = l_44 ^ (l_44 << 8);
            l_46 = l_45 ^ (l_45 << 16);
            l_47 = l_46 ^ (l_46 << 32);
            l_48 = l_39 & (~l_47);
            l_49 = l_38 & l_47;
            i_50 = 1 << i_40;
            l_51 = (l_38 ^ l_49) | ((long) ((ulong) l_49 >> i_50));
            l_52 = l_37 & l_49;
            l_53 = (l_37 ^ l_52) | ((long) ((ulong) l_52 >> i_50));
            l_37 = l_53;
            l_38 = l_51;
            l_39 = l_48;
            i_40 = i_41;
        }
        l_54 = *((__global gale_long *) ul_2);
        l_55 = *((__global gale_long *) ul_33);
        l_56 = ~l_55;
        l_57 = l_56 << 1;
        l_58 = l_57 ^ (l_56 << 2);
        l_59 = l_58 ^ (l_58 << 2);
        l_60 = l_59 ^ (l_59 << 4);
        l_61 = l_60 ^ (l_60 << 8);
        l_62 = l_61 ^ (l_61 << 16);
        l_63 = l_62 ^ (l_62 << 32);
        l_64 = l_63 & l_55;
        l_65 = (l_64 ^ l_55) | ((long) ((ulong) l_64 >> 1));
        l_66 = l_57 & (~l_63);
        l_67 = l_66 ^ (l_66 << 1);
        l_68 = l_67 ^ (l_67 << 2);
        l_69 = l_68 ^ (l_68 << 4);
        l_70 = l_69 ^ (l_69 << 8);
        l_71 = l_70 ^ (l_70 << 16);
        l_72 = l_71 ^ (l_71 << 32);
        l_73 = l_65 & l_72;
        l_74 = (l_65 ^ l_73) | ((long) ((ulong) l_73 >> 2));
        l_75 = l_66 & (~l_72);
        l_76 = l_75 ^ (l_75 << 1);
        l_77 = l_76 ^ (l_76 << 2);
        l_78 = l_77 ^ (l_77 << 4);
        l_79 = l_78 ^ (l_78 << 8);
        l_80 = l_79 ^ (l_79 << 16);
        l_81 = l_80 ^ (l_80 << 32);
        l_82 = l_74 & l_81;
        l_83 = (l_74 ^ l_82) | ((long) ((ulong) l_82 >> 4));
        l_84 = l_75 & (~l_81);
        l_85 = l_84 ^ (l_84 << 1);
        l_86 = l_85 ^ (l_85 << 2);
        l_87 = l_86 ^ (l_86 << 4);
        l_88 = l_87 ^ (l_87 << 8);
        l_89 = l_88 ^ (l_88 << 16);
        l_90 = l_89 ^ (l_89 << 32);
        l_91 = l_83 & l_90;
        l_92 = (l_83 ^ l_91) | ((long) ((ulong) l_91 >> 8));
        l_93 = l_84 & (~l_90);
        l_94 = l_93 ^ (l_93 << 1);
        l_95 = l_94 ^ (l_94 << 2);
        l_96 = l_95 ^ (l_95 << 4);
        l_97 = l_96 ^ (l_96 << 8);
        l_98 = l_97 ^ (l_97 << 16);
        l_99 = l_98 ^ (l_98 << 32);
        l_100 = l_92 & l_99;
        l_101 = l_93 & (~l_99);
        l_102 = l_101 ^ (l_101 << 1);
        l_103 = l_102 ^ (l_102 << 2);
        l_104 = l_103 ^ (l_103 << 4);
        l_105 = l_104 ^ (l_104 << 8);
        l_106 = l_105 ^ (l_105 << 16);
        l_107 = ((l_92 ^ l_100) | ((long) ((ulong) l_100 >> 16))) & (l_106 ^ (l_106 << 32));
        l_108 = ((~l_107) & l_54) | (l_107 & (l_54 << 32));
        l_109 = (l_108 & (~l_100)) | (l_100 & (l_108 << 16));
        l_110 = (l_109 & (~l_91)) | (l_91 & (l_109 << 8));
        l_111 = (l_110 & (~l_82)) | (l_82 & (l_110 << 4));
        l_112 = (l_111 & (~l_73)) | (l_73 & (l_111 << 2));
        l_113 = (long) ((ulong) ((long) ((ulong) ((long) ((ulong) (l_6 << 5) - (ulong) l_6)) + (ulong) ((long) ((ulong) l_37 + (ulong) (l_37 << 1))))) + (ulong) (((l_112 & (~l_64)) | (l_64 & (l_112 << 1))) & l_55));
        i_114 = ~i_31;
        i_115 = i_114 << 1;
        i_116 = i_115 ^ (i_114 << 2);
        i_117 = i_116 ^ (i_116 << 2);
        i_118 = i_117 ^ (i_117 << 4);
        i_119 = i_118 ^ (i_118 << 8);
        i_120 = i_119 ^ (i_119 << 16);
        i_121 = i_120 & i_31;
        i_122 = (i_121 ^ i_31) | ((int) ((uint) i_121 >> 1));
        i_123 = i_115 & (~i_120);
        i_124 = i_123 ^ (i_123 << 1);
        i_125 = i_124 ^ (i_124 << 2);
        i_126 = i_125 ^ (i_125 << 4);
        i_127 = i_126 ^ (i_126 << 8);
        i_128 = i_127 ^ (i_127 << 16);
        i_129 = i_122 & i_128;
        i_130 = (i_122 ^ i_129) | ((int) ((uint) i_129 >> 2));
        i_131 = i_123 & (~i_128);
        i_132 = i_131 ^ (i_131 << 1);
        i_133 = i_132 ^ (i_132 << 2);
        i_134 = i_133 ^ (i_133 << 4);
        i_135 = i_134 ^ (i_134 << 8);
        i_136 = i_135 ^ (i_135 << 16);
        i_137 = i_130 & i_136;
        i_138 = (i_130 ^ i_137) | ((int) ((uint) i_137 >> 4));
        i_139 = i_131 & (~i_136);
        i_140 = i_139 ^ (i_139 << 1);
        i_141 = i_140 ^ (i_140 << 2);
        i_142 = i_141 ^ (i_141 << 4);
        i_143 = i_142 ^ (i_142 << 8);
        i_144 = i_143 ^ (i_143 << 16);
        i_145 = i_138 & i_144;
        i_146 = i_139 & (~i_144);
        i_147 = i_146 ^ (i_146 << 1);
        i_148 = i_147 ^ (i_147 << 2);
        i_149 = i_148 ^ (i_148 << 4);
        i_150 = i_149 ^ (i_149 << 8);
        i_151 = ((i_138 ^ i_145) | ((int) ((uint) i_145 >> 8))) & (i_150 ^ (i_150 << 16));
        i_152 = ((~i_151) & i_30) | (i_151 & (i_30 << 16));
        i_153 = (i_152 & (~i_145)) | (i_145 & (i_152 << 8));
        i_154 = (i_153 & (~i_137)) | (i_137 & (i_153 << 4));
        i_155 = (i_154 & (~i_129)) | (i_129 & (i_154 << 2));
        i_156 = (int) ((uint) ((int) ((uint) ((int) ((uint) (i_5 << 5) - (uint) i_5)) + (uint) ((int) ((uint) i_14 + (uint) (i_14 << 1))))) + (uint) (((i_155 & (~i_121)) | (i_121 & (i_155 << 1))) & i_31));
        i_157 = (int) ((uint) i_7 + (uint) 1);
        i_5 = i_156;
        l_6 = l_113;
        i_7 = i_157;
    }
    *((__global gale_int *) (arg_out + l_3)) = i_5;
    *((__global gale_long *) (arg_longOut + l_1)) = l_6;
}
