/**
 * Letters as strokes in a box of 4 × 6: each stroke is a list of 'xy' points, strokes are separated by a blank. Only letters and digits
 * that cannot be mistaken for one another: no 0 and O, no 1, I and L, no 2 and Z, no 5 and S, no 8 and B.
 */
export const STROKES: Readonly<Record<string, string>> = {
  A: '06 20 46|14 34',
  C: '41 30 10 01 05 16 36 45',
  D: '00 06 26 44 42 20 00',
  E: '40 00 06 46|03 33',
  F: '40 00 06|03 33',
  H: '00 06|40 46|03 43',
  J: '30 35 26 16 05',
  K: '00 06|40 03 46',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
  P: '06 00 30 41 42 33 03',
  R: '06 00 30 41 42 33 03|23 46',
  T: '00 40|20 26',
  U: '00 05 16 36 45 40',
  V: '00 26 40',
  W: '00 16 23 36 40',
  X: '00 46|40 06',
  Y: '00 23 40|23 26',
  3: '00 40 22 33 44 45 36 16 05',
  4: '36 30 04 44',
  6: '31 20 10 01 05 16 36 45 44 33 03',
  7: '00 40 16',
  9: '43 13 02 01 10 30 41 45 36 16 05',
}
