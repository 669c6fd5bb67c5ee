import { expect, test } from 'vitest'
import { beadPlate, bigRoad, type RoadResult } from './scene/road-rules.ts'

const told = (text: string): RoadResult[] =>
  [...text].map((letter) => (letter === 'P' ? 'player' : letter === 'B' ? 'banker' : 'tie'))
const drawn = (text: string): string[] =>
  bigRoad(told(text)).map(({ side, ties, column, row }) => `${side[0]}${column}${row}${ties || ''}`)

test('STU-07 the big road has a column for each run, and counts ties on the ring before', () => {
  expect(drawn('BBPTTB')).toEqual(['b00', 'b01', 'p102', 'b20'])
  expect(drawn('TTP')).toEqual(['p002'])
})

test('STU-07 a run that is longer than the road is high turns right, and no ring lies on another', () => {
  expect(drawn('BBBBBBBB')).toEqual(['b00', 'b01', 'b02', 'b03', 'b04', 'b05', 'b15', 'b25'])
  const long = drawn('BBBBBBBBPPPPPPPP')
  expect(long.slice(8)).toEqual(['p10', 'p11', 'p12', 'p13', 'p14', 'p24', 'p34', 'p44'])
  expect(new Set(long.map((ring) => ring.slice(1, 3))).size).toBe(16)
})

test('STU-07 the bead plate shows the newest whole columns', () => {
  expect(beadPlate(told('P'.repeat(13)), 2)).toHaveLength(7)
  expect(beadPlate(told('PBT'), 6)).toEqual(['player', 'banker', 'tie'])
})
