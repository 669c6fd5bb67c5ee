import { expect, test } from 'vitest'
import { beadPlate, bigRoad, derivedRoad, type RoadResult } from '#game-kit/baccarat/roads.ts'
import { timesText } from './scene/words.ts'

const told = (text: string): RoadResult[] =>
  [...text].map((letter) => (letter === 'P' ? 'player' : letter === 'B' ? 'banker' : 'tie'))
const drawn = (text: string): string[] =>
  bigRoad(told(text)).map(({ side, ties, column, row }) => `${side[0]}${column}${row}${ties || ''}`)

test('STU-07 the big road has a column for each run, and counts ties on the preceding ring', () => {
  expect(drawn('BBPTTB')).toEqual(['b00', 'b01', 'p102', 'b20'])
  expect(drawn('TTP')).toEqual(['p002'])
})

test("STU-07 a run longer than the road's height turns right, and no ring overlaps another", () => {
  expect(drawn('BBBBBBBB')).toEqual(['b00', 'b01', 'b02', 'b03', 'b04', 'b05', 'b15', 'b25'])
  const long = drawn('BBBBBBBBPPPPPPPP')
  expect(long.slice(8)).toEqual(['p10', 'p11', 'p12', 'p13', 'p14', 'p24', 'p34', 'p44'])
  expect(new Set(long.map((ring) => ring.slice(1, 3))).size).toBe(16)
})

test('STU-07 the bead plate shows the newest whole columns', () => {
  expect(beadPlate(told('P'.repeat(13)), 2)).toHaveLength(7)
  expect(beadPlate(told('PBT'), 6)).toEqual(['player', 'banker', 'tie'])
})

test('STU-07 the three derived roads are red where the big road repeats itself, blue where it does not, and ignore ties', () => {
  const marks = (text: string, back: 1 | 2 | 3): string =>
    derivedRoad(told(text), back)
      .map((isRed) => (isRed ? 'r' : 'b'))
      .join('')
  // a run of every second round: each column is as long as the one before
  expect([marks('BPBPBP', 1), marks('BPBPBP', 2), marks('BPBPBP', 3)]).toEqual(['rrrr', 'rrr', 'rr'])
  // one long run after a single one: its second ring has no neighbour, all others have none either
  expect(marks('BPPPP', 1)).toBe('brr')
  // runs of three, two and one: 3 and 2 end together at row 1 and differ when the next begins
  expect(marks('BBBPPB', 1)).toBe('rb')
  expect(marks('BBTBPTPB', 1)).toBe(marks('BBBPPB', 1))
  expect([marks('B', 1), marks('BP', 1), marks('BPB', 2), marks('BPBP', 3)]).toEqual(['', '', '', ''])
})

test("GAM-04 formats the payout of a place in the page's language", () => {
  expect(timesText('vi', 195)).toBe('1,95')
  expect(timesText('en', 195)).toBe('1.95')
  expect(timesText('vi', 1_200)).toBe('12')
})
