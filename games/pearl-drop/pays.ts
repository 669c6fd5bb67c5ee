import type { DropRisk, DropRows } from './events.ts'

/**
 * Payout of each cup in tenths of the stake, from the middle cup (with an odd number of rows: the two middle cups) outwards; the board is
 * symmetrical. The par sheet has the exact RTP of each board.
 */
export const cups: Readonly<Record<DropRows, Readonly<Record<DropRisk, readonly number[]>>>> = {
  8: { low: [5, 10, 11, 21, 56], medium: [4, 7, 13, 30, 130], high: [2, 3, 15, 40, 290] },
  9: { low: [7, 10, 16, 20, 56], medium: [5, 9, 17, 40, 180], high: [2, 6, 20, 70, 430] },
  10: {
    low: [5, 10, 11, 14, 30, 89],
    medium: [4, 6, 14, 20, 50, 220],
    high: [2, 3, 9, 30, 100, 760],
  },
  11: {
    low: [7, 10, 13, 19, 30, 84],
    medium: [5, 7, 18, 30, 60, 240],
    high: [2, 4, 14, 52, 140, 1_200],
  },
  12: {
    low: [5, 10, 11, 14, 16, 30, 100],
    medium: [3, 6, 11, 20, 40, 110, 330],
    high: [2, 2, 7, 20, 81, 240, 1_700],
  },
  13: {
    low: [7, 9, 12, 19, 30, 40, 81],
    medium: [4, 7, 13, 30, 60, 130, 430],
    high: [2, 2, 10, 40, 110, 370, 2_600],
  },
  14: {
    low: [5, 10, 11, 13, 14, 19, 40, 71],
    medium: [2, 5, 10, 19, 40, 70, 150, 580],
    high: [2, 2, 3, 19, 50, 180, 560, 4_200],
  },
  15: {
    low: [7, 10, 11, 15, 20, 30, 80, 150],
    medium: [3, 5, 13, 30, 50, 110, 180, 880],
    high: [2, 2, 5, 30, 80, 270, 830, 6_200],
  },
  16: {
    low: [5, 10, 11, 12, 14, 14, 20, 90, 160],
    medium: [3, 5, 10, 15, 30, 50, 100, 410, 1_100],
    high: [2, 2, 2, 20, 40, 90, 260, 1_300, 10_000],
  },
}

export const boards: readonly DropRows[] = [8, 9, 10, 11, 12, 13, 14, 15, 16]
/** The boards of edition 1. */
export const firstBoards: readonly DropRows[] = [8, 12, 16]
export const risks: readonly DropRisk[] = ['low', 'medium', 'high']

/** How far a cup lies from the middle, as `cups` counts: 0 is the middle cup, or either of two. */
export function fromMiddle(rows: DropRows, cup: number): number {
  return Math.floor(Math.abs(cup - rows / 2))
}
