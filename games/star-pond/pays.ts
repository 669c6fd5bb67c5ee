/**
 * Payout by number of hits in hundredths of the stake, by the number of picks; unlisted hits pay nothing. The par sheet has the exact RTP
 * of each number of picks: 98.96 % to 99.04 %.
 */
export const pondPays: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  1: { 1: 396 },
  2: { 1: 190, 2: 450 },
  3: { 1: 100, 2: 310, 3: 1_040 },
  4: { 1: 80, 2: 180, 3: 500, 4: 2_250 },
  5: { 1: 25, 2: 140, 3: 410, 4: 1_650, 5: 3_600 },
  6: { 2: 100, 3: 368, 4: 700, 5: 1_650, 6: 4_000 },
  7: { 2: 47, 3: 300, 4: 450, 5: 1_400, 6: 3_100, 7: 6_000 },
  8: { 3: 220, 4: 400, 5: 1_300, 6: 2_200, 7: 5_500, 8: 7_000 },
  9: { 3: 155, 4: 300, 5: 800, 6: 1_500, 7: 4_400, 8: 6_000, 9: 8_500 },
  10: { 3: 140, 4: 225, 5: 450, 6: 800, 7: 1_700, 8: 5_000, 9: 8_000, 10: 10_000 },
}
