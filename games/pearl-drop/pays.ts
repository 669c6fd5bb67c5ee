import type { DropRisk, DropRows } from './events.ts'

/**
 * Tenths of the stake that each cup returns, from the middle cup outwards; the board is the same on both sides. The exact return of
 * each board stands in the par sheet.
 */
export const cups: Readonly<Record<DropRows, Readonly<Record<DropRisk, readonly number[]>>>> = {
  8: { low: [5, 10, 11, 21, 56], medium: [4, 7, 13, 30, 130], high: [2, 3, 15, 40, 290] },
  12: {
    low: [5, 10, 11, 14, 16, 30, 100],
    medium: [3, 6, 11, 20, 40, 110, 330],
    high: [2, 2, 7, 20, 81, 240, 1_700],
  },
  16: {
    low: [5, 10, 11, 12, 14, 14, 20, 90, 160],
    medium: [3, 5, 10, 15, 30, 50, 100, 410, 1_100],
    high: [2, 2, 2, 20, 40, 90, 260, 1_300, 10_000],
  },
}

export const boards: readonly DropRows[] = [8, 12, 16]
export const risks: readonly DropRisk[] = ['low', 'medium', 'high']
