/** Written by `node tools/unicode-tables.ts`; do not edit. Numbers are in base 36, so that the tables load in no time. */

export const UNICODE_VERSION = "17.0";

/** Word characters (letters, marks, numbers, the underscore): lengths of runs without and with them, in turn. */
export const WORD_RUNS =
  "1c a 7 q 4 1 1 q 1b 1 7 2 1 1 3 2 1 3 1 n 1 v 1 cq 4 c e 5 7 1 1 1 h 39 1 2 2 4 1 1 6 1 1 3 1 1 1 k 1 2b " +
  "1 3v 1 4t 1 12 2 1 6 15 8 19 1 1 1 2 1 2 1 1 8 r 4 4 t b 5 22 4 2u 1 8 2 a 1 j 2 1 g 1n 2 2t e 1i 4 1 2 1 " +
  "2 1a i s 4 b 5 o 1 7 7 23 1 3l 2 a 1 j 1 8 2 2 2 m 1 7 1 1 3 4 2 9 2 2 2 4 8 1 4 2 1 5 2 c 2 6 2 1 1 1 2 " +
  "3 1 6 4 2 2 m 1 7 1 2 1 2 1 2 2 1 1 5 4 2 2 3 3 1 7 4 1 1 7 g b 3 1 9 1 3 1 m 1 7 1 2 1 5 2 a 1 3 1 3 2 1 " +
  "f 4 2 a 9 7 1 3 1 8 2 2 2 m 1 7 1 2 1 5 2 9 2 2 2 3 7 3 4 2 1 5 2 a 1 7 a 2 1 6 3 3 1 4 3 2 1 1 1 2 3 2 3 " +
  "3 3 c 4 5 3 3 1 4 2 1 6 1 e d d d 1 3 1 n 1 g 2 9 1 3 1 4 7 2 1 3 1 2 2 4 2 a 8 7 1 4 1 8 1 3 1 n 1 a 1 5 " +
  "2 9 1 3 1 4 7 2 5 3 1 4 2 a 1 3 c d 1 3 1 1f 1 3 1 5 5 g 2 j 1 6 1 3 1 i 3 o 1 9 1 1 2 7 3 1 4 6 1 1 1 8 " +
  "6 a 2 2 d 1m 5 f 1 a 13 2 1 1 1 5 1 o 1 1 1 n 2 5 1 1 1 7 1 a 2 4 w 1 n 2 6 k 1 1 1 1 1 1 4 a 1 10 4 k 1 " +
  "i 1 10 9 1 1l 22 6 26 2 12 1 1 5 1 2 17 1 99 1 4 2 7 1 1 1 4 2 15 1 4 2 x 1 4 2 7 1 1 1 4 2 f 1 1l 1 4 2 " +
  "1v 2 3 9 k 3 g g 2e 2 6 3 h8 2 h 1 q 5 23 3 b 7 m 9 m b k c d 1 3 1 2 c 2c 3 1 4 2 2 a 6 a h 3 1 b 6 2h 7 " +
  "17 5 1y a v 1 c 4 c a 14 2 5 b 18 4 q 6 b 11 s 4 1r 1 t 2 b 6 a d 1 8 1a 2 c k 25 3 a h 9 c 38 c 1k 8 a 3 " +
  "1d 2 b 5 17 2 3 g 3 1 13 5 eu 2 6 2 12 2 6 2 8 1 1 1 1 1 1 1 v 2 1h 1 7 1 1 3 3 1 7 3 4 2 6 4 d 5 3 1 7 " +
  "37 2 2 6 5 b 6 d 1f x h 1 4 1 2 a 1 1 3 5 6 1 1 1 1 1 1 4 1 b 2 4 5 5 4 1 1 1m k6 1o 26 m hi u vg 6d 6 9 " +
  "9 1 2 12 1 1 5 1 2 1k 7 1 f o 9 7 1 7 1 7 1 7 1 7 1 7 1 7 1 7 1 w 1b 1 d1 3 p f 1 5 2 5 4 2e 2 2 2 3 1 2i " +
  "1 4 5 17 1 2m 3 4 a w 1c g w a u 8 1 f w a 13 f 8w 534 1s h3h 1v 1a 2 7h 3 s k 1f 1 a 1 37 11 9 2 2v 2 2a " +
  "k 1j 4 1 3 6 a 1g c 1y a a 6 o 3 1 1 1d 2 10 c t 3 1t e b 6 v 1 1j 9 e 2 a 6 n 3 21 o 3 2 g 2 5 a 6 2 6 2 " +
  "6 9 7 1 7 1 17 1 e 6 3f 1 2 2 a 6 8mc c n 4 1d 6is a6 2 2y 12 7 c 5 5 c 1 d 1 5 1 1 1 2 1 2 1 30 x a3 i " +
  "1s 2 1i 14 c 4 g g g 1s 5 1 3r j a 7 q 6 q b 2h 3 6 2 6 2 6 2 3 z c 1 q 1 j 1 2 1 f 2 e y 3f c 19 c 1l h " +
  "2 35 1 3m t 3 1d f s 4 10 9 u 5 17 5 u 2 10 4 8 1 5 16 4e 2 a 6 10 4 10 4 14 8 1g c b 1 f 1 7 1 2 1 b 1 f " +
  "1 7 1 2 3 1g c 8n 9 m a 8 o 6 1 16 1 9 1x 6 2 1 1 18 1 2 3 1 2 n 2 v 2 12 8 9 1c j 1 2 5 x 4 q 6 q 12 1k " +
  "4 k 2 1e 1 2 5 8 1 3 1 t 2 3 4 a n v 1 w w 8 1 u 4 5 g 1i a m 2 r 5 q n 7 28 21 1j 1f d 1f 7 1a 8 a 6 12 " +
  "3 5 1 n 62 v 1 16 1 2 3 2 g 6 1e 1a 8 11 r m 16 s k n 9 1z b 10 9 1o 7 1 d p 7 a 6 1h 1 a 4 4 8 10 2 1 9 " +
  "1x 4 4 1 d 1 1 4 k b i 1 11 6 4 1q 7 1 1 1 4 1 f 1 a 7 1n 5 a 6 4 1 8 2 2 2 m 1 7 1 2 1 5 1 a 2 2 2 3 2 1 " +
  "6 1 5 7 2 7 3 5 b a 1 1 2 1 1 12 1 a 1 1 2 1 1 4 1 8 d 2 t 23 5 a 4 4 u 1y 1 1 8 a 4m 1i 2 9 n 6 y 1t 3 1 " +
  "b a 12 1l 7 a 6 k s r 2 f 4 c 4 7 55 1n 2t 2b c 8 2 1 2 8 1 2 1 u 1 2 2 9 c a 1y 8 2 1a 2 8 1 2 r 1r 8 1 " +
  "8 22 3 1 i 21 2v 8 2g x f a 6 9 1 19 1 9 f t 5 u 2 m 1 e 21 7 1 2 1 18 3 1 1 2 1 9 8 a 6 6 1 2 1 11 1 2 1 " +
  "6 7 a 6 18 4 a 6u n 9 h 1 15 3 5 d b 2d 1 f l 17 pm 2u 33 h 5g 218 2p f ts g m a 32z 5 g7 5a1 1m 1c6 ft 7 " +
  "v 1 a 6 27 1 a 6 u 2 5 b 1j 9 4 c a 1 7 1 l 5 j c0 19 3 a 5i 2f 9 p 2 p 18 23 4 1l 7 h 1s 2 1 2 b 7 9 5p2 " +
  "15 w 2p 37 6pp 4 1 7 1 2 1 83 f 1 t 3 2 1 e 4 8 b0 1s4 2z 5 d 3 9 7 a 3 2 381 a ee 1a 2 n f2 5 3 6 8 8 2 " +
  "7 u 4 44 3 3f k c k 30 p 3r 2d 1 1z 1 2 2 1 2 2 2 4 1 c 1 1 1 7 1 1t 1 4 2 8 1 7 1 s 1 4 1 5 1 1 3 7 1 9g " +
  "2 p 1 p 1 v 1 p 1 v 1 p 1 v 1 p 1 v 1 p 1 8 2 1e e8 1j 4 1e 8 1 e 1 m 5 1 f uo v 6 6 5x 7 1 h 2 7 1 2 1 5 " +
  "5 1q x 1 34 19 3 e 2 a 4 1 8x v h 1m d2 16 5y 17 5h v 1 m 8 2 68 7 1 4 1 2 1 f 1 5h 2 g 15 24 4 a lz 1n 1 " +
  "3 1 4 24 19 1 f 5e 4 1 r 1 2 1 1 2 1 1 a 1 4 1 1 1 1 6 1 4 1 1 1 1 1 1 3 1 2 1 1 2 1 1 1 1 1 1 1 1 1 1 2 " +
  "1 1 2 4 1 7 1 4 1 4 1 1 1 a 1 h 5 3 1 5 1 h g4 d 25f a sm wyo w 3dq 2 4ge 2 5rl f ha 1wi f2 15u 3t7 5 6ju " +
  "f62u 6o";

/**
 * Simple case folding: runs of four numbers. How far the run's first code point stands behind the one of the run before,
 * how many there are, their step, and how far below each its folded form is: the smallest one that folds alike.
 */
export const FOLD_RUNS =
  "2p q 1 w 3j n 1 w o 7 1 w 9 o 2 1 1e 3 2 1 7 8 2 1 h n 2 1 19 1 1 3d 2 3 2 1 5 1 1 8c 4 2 2 1 5 1 1 1 4 1 " +
  "1 1 6 1 1 1 7 1 1 1 8 3 2 1 7 1 1 1 5 1 1 1 3 1 1 1 4 2 2 1 5 1 1 1 4 1 1 1 8 1 1 1 1 1 1 2 2 1 1 1 1 1 1 " +
  "2 2 1 1 1 1 1 1 2 2 8 2 1 f 1 1 27 2 9 2 1 j 1 1 1 1 1 1 2 2 1 1 1 1 1 1 2p 1 1 1 1k 2 k 2 1 13 1 1 3m 3 " +
  "9 2 1 p 1 1 1 1 1 1 4j 5 1 1 1 1 1 1 5f 4 5 2 1 c 1 1 5u 1 1 1 5q 2 2 1 5p 3 1 1 5m 2 1 1 5n 5 1 1 5p 3 1 " +
  "1 5r 5 1 1 5t 1 1 1 5v 6 1 1 5v 3 1 1 5x 3 1 1 5y b 1 1 62 3 1 1 62 5 1 1 62 1 1 1 1x 1 2 1 61 2 1 1 1z 6 " +
  "1 1 63 67 2 2 1 6 1 1 1 y 1 1 2c 3 1 1 kn g 1 1 12 1 3 1 11 4 8 1 w 8 1 1 38 1 2 1 w 2 1 1 lj 1 5 1 w 5 1 " +
  "1 v 1 9 1 w 9 1 1 1s 1 2 1 1r 3 1 1 1q 1 1 1 1l 4 1 1 1b 1 1 1 1i 1 1 1 8 2 c 2 1 n 1 1 2e 1 1 1 28 2 1 1 " +
  "38 1 1 1 2k 1 1 1 2o 3 1 1 1 1 1 1 7 2 1 1 1 2 3 1 3m 1f w 1 w w g 1 28 h h 2 1 16 r 2 1 1j 7 2 1 d 1 1 f " +
  "2 1c 2 1 40 12 1 1c 2vr 6 1 8 1oo 1 1 4tq 1 1 1 4tp 1 1 1 4tg 1 2 1 4te 2 1 1 4tf 1 1 1 4t8 1 1 1 4rp 3 1 " +
  "1 1 6 17 1 2bk 19 3 1 2bk 90 23 2 1 4a 1 1 1n 3 1 1 5vj 3 1c 2 1 2v 8 1 8 g 6 1 8 g 8 1 8 g 8 1 8 g 6 1 8 " +
  "h 4 2 8 f 8 1 8 w 8 1 8 g 8 1 8 g 8 1 8 g 2 1 8 2 2 1 22 2 1 1 9 2 1 1 5mh a 4 1 2e 4 1 1 9 7 1 1 5kz 5 2 " +
  "1 8 2 2 1 2s 9 1 1 5kj 5 2 1 8 2 2 1 34 2 1 1 7 c 2 1 3k 2 2 1 3i 2 1 1 9 8a 1 1 5tp 4 1 1 6hr 1 1 1 6ee " +
  "z 1 1 s y g 1 g k 1 1 1 ng q 1 q 1gg 1c 1 1c 1d 1 1 1 1 1 1 8af 1 1 1 2xy 1 1 1 89z 1 1 1 8bv 1 1 1 8bs 2 " +
  "3 2 1 5 1 1 8bg 1 1 1 8al 1 1 1 8bj 1 1 1 8bi 3 1 1 1 3 1 1 1 8 2 1 8cf 3 1e 2 1 2z 2 2 1 7 1 1 1 d 12 1 " +
  "5ls 13 1 1 5ls 6 1 1 5ls nx0 5 2 1 9 1 1 r7m 1 1 1 r7n 2 h 2 1 1g e 2 1 4i 7 2 1 g v 2 1 1z 2 2 1 3 1 1 " +
  "r9g 2 5 2 1 d 1 1 1 1 1 1 wmg 4 2 2 1 6 a 2 1 j 1 1 wn8 1 1 1 wnj 1 1 1 wnf 1 1 1 wn5 1 1 1 wn8 2 1 1 wlu " +
  "1 1 1 wmi 1 1 1 wlx 3 8 2 1 f 1 1 1c 1 1 1 wn7 1 1 1 raw 2 2 2 1 3 1 1 wo7 2 8 2 1 f 1 1 wu9 q 1 1 1 nx 1 " +
  "1 ps t 28 1 tzk fpy 1 1 1 u3 q 1 w yv 14 1 14 4w 10 1 14 5b b 1 13 c f 1 13 g 7 1 13 8 2 1 13 1dx 1f 1 1s " +
  "4w m 1 w 28g w 1 w gww w 1 w 2j p 1 r o6f y 1 y";
