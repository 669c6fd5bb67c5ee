import { expect, test } from 'vitest'
import { major } from '#kit/money.ts'
import { bandOf, filtered, noFilter, quickSeat, type LobbyRoom } from './lobby.ts'
import { codeOf } from './private.ts'

const room = (code: string, change: Partial<LobbyRoom> = {}): LobbyRoom => ({
  code,
  game: 'holdem',
  currency: 'VND',
  isPractice: false,
  isPrivate: false,
  seats: 6,
  unit: major(1_000),
  taken: 0,
  people: 0,
  state: 'open',
  isMine: false,
  ...change,
})
const codes = (rooms: readonly LobbyRoom[]) => rooms.map(({ code }) => code)
const rooms = [
  room('FUN6', { isPractice: true, currency: 'FUN', unit: major(10), taken: 6, people: 1 }),
  room('NL6A', { taken: 6, people: 6 }),
  room('NL9A', { seats: 9, unit: major(2_000), taken: 3, people: 3 }),
  room('NL2A', { seats: 2, unit: major(5_000) }),
  room('NL6C', { unit: major(10_000), state: 'closing' }),
  room('TL4A', { game: 'tien-len', seats: 4, unit: major(500), taken: 2, people: 2 }),
]

test('STU-05 SHL-07 stakes are low, medium or high beside the smallest ones of the game and currency', () => {
  expect(rooms.map((each) => bandOf(each, rooms))).toEqual(['low', 'low', 'low', 'medium', 'high', 'low'])
})

test('STU-05 SHL-07 each filter of the lobby narrows the tables, and all of them hold together', () => {
  const narrowed = (change: object) => codes(filtered(rooms, { ...noFilter, ...change }))
  expect(narrowed({})).toEqual(codes(rooms))
  expect(narrowed({ money: 'practice' })).toEqual(['FUN6'])
  expect(narrowed({ money: 'cash', game: 'tien-len' })).toEqual(['TL4A'])
  expect(narrowed({ stakes: 'high' })).toEqual(['NL6C'])
  // five seats of FUN6 are those of bots, NL6A is full, NL6C closes
  expect(narrowed({ isFreeOnly: true })).toEqual(['FUN6', 'NL9A', 'NL2A', 'TL4A'])
  expect(narrowed({ seats: 2, stakes: 'low' })).toEqual([])
})

test('STU-05 SHL-07 a quick seat is at the own table, else where most people play and a seat is free', () => {
  expect(quickSeat(rooms)?.code).toBe('NL9A')
  expect(quickSeat([...rooms, room('NL6B', { isMine: true, taken: 6, people: 6 })])?.code).toBe('NL6B')
  // no one is sent to a private table by chance
  expect(quickSeat([room('PABC', { isPrivate: true, taken: 1, people: 1 })])).toBeNull()
})

test('STU-05 the code of a private room is ten letters that no one confuses', () => {
  expect(codeOf(Uint8Array.from([0, 31, 32, 24, 255, 5, 6, 7, 8]))).toBe('PA9A29FGHJ')
})
