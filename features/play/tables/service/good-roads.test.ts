import { expect, test } from 'vitest'
import { goodRoads, sideOf } from './good-roads.ts'

const told = (text: string) =>
  goodRoads(
    'baccarat',
    [...text].map((side) => `${side}7`),
  )

test('STU-02 tells streaks, ping-pongs and pairs that the newest round belongs to, and nothing of shorter ones', () => {
  expect(told('PBBBB')).toEqual([{ key: 'streak', of: 'B', length: 4 }])
  expect(told('PBBBBP')).toEqual([])
  expect(told('BPBP')).toEqual([{ key: 'pingPong', of: null, length: 4 }])
  expect(told('BPB')).toEqual([])
  expect(told('BBPPBB')).toEqual([{ key: 'twoByTwo', of: null, length: 6 }])
  expect(told('BBPPBBP')).toEqual([{ key: 'twoByTwo', of: null, length: 7 }])
  expect(told('')).toEqual([])
})

test('STU-02 ties, zeros and triples belong to no side', () => {
  expect(told('BBTBB')).toEqual([{ key: 'streak', of: 'B', length: 4 }])
  expect([sideOf('roulette', '0'), sideOf('lucky-roulette', '17x200'), sideOf('roulette', '1')]).toEqual([
    null,
    'black',
    'red',
  ])
  expect([sideOf('sic-bo', '5-5-5'), sideOf('tai-xiu', '5-5-5'), sideOf('xoc-dia', '2')]).toEqual([
    null,
    'tai',
    'even',
  ])
})
