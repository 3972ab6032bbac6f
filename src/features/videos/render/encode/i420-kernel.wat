;; Converts rows of opaque RGBA pixels to BT.709 of limited range, YUV 4:2:0; the same arithmetic as to-i420.ts, eight
;; columns of two rows at a time. After a change: node scripts/assemble-kernel.ts
(module
  (memory (import "env" "memory") 1)

  ;; Sums neighbouring pairs of two vectors: [a0+a1, a2+a3, b0+b1, b2+b3].
  (func $addPairs (param $a v128) (param $b v128) (result v128)
    (i32x4.add
      (i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27 (local.get $a) (local.get $b))
      (i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31 (local.get $a) (local.get $b))))

  ;; Y of four pixels, given as two vectors of two pixels. Weights of BT.709 times 219/255 and 2^15; 16.5 rounds.
  (func $luma (param $a v128) (param $b v128) (result v128)
    (i32x4.shr_s
      (i32x4.add
        (call $addPairs
          (i32x4.dot_i16x8_s (local.get $a) (v128.const i16x8 5983 20127 2032 0 5983 20127 2032 0))
          (i32x4.dot_i16x8_s (local.get $b) (v128.const i16x8 5983 20127 2032 0 5983 20127 2032 0)))
        (v128.const i32x4 540672 540672 540672 540672))
      (i32.const 15)))

  ;; U or V of four blocks, given as the sums of their columns. Weights times 224/255 and 2^16, of four pixels 2^18.
  (func $chroma (param $a v128) (param $b v128) (param $c v128) (param $d v128) (param $weights v128) (result i32)
    (local $levels v128)
    (local.set $levels
      (i32x4.shr_s
        (i32x4.add
          (call $addPairs
            (call $addPairs
              (i32x4.dot_i16x8_s (local.get $a) (local.get $weights))
              (i32x4.dot_i16x8_s (local.get $b) (local.get $weights)))
            (call $addPairs
              (i32x4.dot_i16x8_s (local.get $c) (local.get $weights))
              (i32x4.dot_i16x8_s (local.get $d) (local.get $weights))))
          (v128.const i32x4 33685504 33685504 33685504 33685504))
        (i32.const 18)))
    (local.set $levels (i16x8.narrow_i32x4_s (local.get $levels) (local.get $levels)))
    (i32x4.extract_lane 0 (i8x16.narrow_i16x8_u (local.get $levels) (local.get $levels))))

  ;; from: RGBA, `width` pixels a row, a multiple of 8. y, u, v: addresses of the first pixel in its plane. stride: of Y.
  (func (export "convert")
    (param $from i32) (param $width i32) (param $rows i32) (param $y i32) (param $u i32) (param $v i32) (param $stride i32)
    (local $at i32) (local $lower i32)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (local $e v128) (local $f v128) (local $g v128) (local $h v128)
    (local.set $lower (i32.shl (local.get $width) (i32.const 2)))
    (loop $row
      (local.set $at (i32.const 0))
      (loop $column
        ;; a to d: two pixels each of the upper row; e to h: of the lower.
        (local.set $a (v128.load8x8_u (local.get $from)))
        (local.set $b (v128.load8x8_u offset=8 (local.get $from)))
        (local.set $c (v128.load8x8_u offset=16 (local.get $from)))
        (local.set $d (v128.load8x8_u offset=24 (local.get $from)))
        (local.set $e (v128.load8x8_u (i32.add (local.get $from) (local.get $lower))))
        (local.set $f (v128.load8x8_u offset=8 (i32.add (local.get $from) (local.get $lower))))
        (local.set $g (v128.load8x8_u offset=16 (i32.add (local.get $from) (local.get $lower))))
        (local.set $h (v128.load8x8_u offset=24 (i32.add (local.get $from) (local.get $lower))))
        (v128.store64_lane 0
          (i32.add (local.get $y) (local.get $at))
          (i8x16.narrow_i16x8_u
            (i16x8.narrow_i32x4_s
              (call $luma (local.get $a) (local.get $b))
              (call $luma (local.get $c) (local.get $d)))
            (v128.const i32x4 0 0 0 0)))
        (v128.store64_lane 0
          (i32.add (i32.add (local.get $y) (local.get $stride)) (local.get $at))
          (i8x16.narrow_i16x8_u
            (i16x8.narrow_i32x4_s
              (call $luma (local.get $e) (local.get $f))
              (call $luma (local.get $g) (local.get $h)))
            (v128.const i32x4 0 0 0 0)))
        (local.set $a (i16x8.add (local.get $a) (local.get $e)))
        (local.set $b (i16x8.add (local.get $b) (local.get $f)))
        (local.set $c (i16x8.add (local.get $c) (local.get $g)))
        (local.set $d (i16x8.add (local.get $d) (local.get $h)))
        (i32.store
          (i32.add (local.get $u) (i32.shr_u (local.get $at) (i32.const 1)))
          (call $chroma (local.get $a) (local.get $b) (local.get $c) (local.get $d)
            (v128.const i16x8 -6596 -22188 28784 0 -6596 -22188 28784 0)))
        (i32.store
          (i32.add (local.get $v) (i32.shr_u (local.get $at) (i32.const 1)))
          (call $chroma (local.get $a) (local.get $b) (local.get $c) (local.get $d)
            (v128.const i16x8 28784 -26145 -2639 0 28784 -26145 -2639 0)))
        (local.set $from (i32.add (local.get $from) (i32.const 32)))
        (local.set $at (i32.add (local.get $at) (i32.const 8)))
        (br_if $column (i32.lt_u (local.get $at) (local.get $width))))
      (local.set $from (i32.add (local.get $from) (local.get $lower)))
      (local.set $y (i32.add (local.get $y) (i32.shl (local.get $stride) (i32.const 1))))
      (local.set $u (i32.add (local.get $u) (i32.shr_u (local.get $stride) (i32.const 1))))
      (local.set $v (i32.add (local.get $v) (i32.shr_u (local.get $stride) (i32.const 1))))
      (local.set $rows (i32.sub (local.get $rows) (i32.const 2)))
      (br_if $row (i32.gt_s (local.get $rows) (i32.const 0))))))
