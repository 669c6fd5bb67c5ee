import { expect, test } from 'vitest'
import { betweenIn, isDumping, isSoft, type Between, type Tally } from './patterns.ts'

const limits = { dumpHands: 3, softHands: 4 }
const bets: Between = {
  isClimbing: false,
  dumps: 3,
  dumped: 180n,
  dumpedBack: 0n,
  soft: 0,
  firm: 0,
  softElse: 0,
  firmElse: 0,
}
const climbing: Between = { ...bets, isClimbing: true }

test('G18 a pattern of dumps needs several hands, and chips that go back count against it', () => {
  expect(isDumping(bets, limits)).toBe(true)
  expect(isDumping({ ...bets, dumps: 2 }, limits)).toBe(false)
  expect(isDumping({ ...bets, dumpedBack: 45n }, limits)).toBe(true)
  expect(isDumping({ ...bets, dumpedBack: 46n }, limits)).toBe(false)
})

test('G18 in climbing games up to three games with a chance taken for each dump leave the pattern, in hold’em any number', () => {
  expect(isDumping({ ...climbing, firm: 9 }, limits)).toBe(true)
  expect(isDumping({ ...climbing, firm: 10 }, limits)).toBe(false)
  expect(isDumping({ ...bets, firm: 10 }, limits)).toBe(true)
})

test('G18 soft play is three times as often soft as firm', () => {
  expect(isSoft({ ...bets, soft: 4, firm: 1 }, limits)).toBe(true)
  expect(isSoft({ ...bets, soft: 4, firm: 2 }, limits)).toBe(false)
  expect(isSoft({ ...bets, soft: 3 }, limits)).toBe(false)
})

test('G18 who is about as soft with everyone else in as many games favours no one; one game says nothing', () => {
  const soft = { ...climbing, soft: 20 }
  expect(isSoft({ ...soft, softElse: 1 }, limits)).toBe(true)
  expect(isSoft({ ...soft, softElse: 3 }, limits)).toBe(true)
  expect(isSoft({ ...soft, softElse: 4 }, limits)).toBe(false)
  // 100 % against 75 % and 74 %
  expect(isSoft({ ...soft, softElse: 75, firmElse: 25 }, limits)).toBe(false)
  expect(isSoft({ ...soft, softElse: 74, firmElse: 26 }, limits)).toBe(true)
  // 80 % against 60 % and 50 %
  expect(isSoft({ ...soft, firm: 5, softElse: 6, firmElse: 4 }, limits)).toBe(false)
  expect(isSoft({ ...soft, firm: 5, softElse: 5, firmElse: 5 }, limits)).toBe(true)
})

test("G18 in hold'em soft play against anyone else excuses nothing: 20 strong hands checked down stay a pattern", () => {
  expect(isSoft({ ...bets, soft: 20, softElse: 1 }, limits)).toBe(true)
  expect(isSoft({ ...bets, soft: 20, softElse: 20 }, limits)).toBe(true)
})

const [A, B, C, D] = [1n, 2n, 3n, 4n] as const
const tally = (member: bigint, other: bigint, change: Partial<Tally>): Tally => ({
  member,
  other,
  dumps: 0,
  dumped: 0n,
  soft: 0,
  firm: 0,
  ...change,
})

test('G18 everyone else is every other opponent of the first player, and what comes back is of the pair alone', () => {
  const tallies = [
    tally(A, B, { dumps: 3, dumped: 90n, soft: 5, firm: 1 }),
    tally(B, A, { dumps: 1, dumped: 20n, soft: 2, firm: 7 }),
    tally(A, C, { dumps: 9, dumped: 900n, soft: 2, firm: 4 }),
    tally(A, D, { soft: 1, firm: 8 }),
    tally(C, A, { dumps: 5, dumped: 500n, soft: 3 }),
  ]
  expect(betweenIn(tallies, { member: A, other: B, isClimbing: true }, limits)).toEqual({
    isClimbing: true,
    dumps: 3,
    dumped: 90n,
    dumpedBack: 20n,
    soft: 5,
    firm: 1,
    softElse: 3,
    firmElse: 12,
  })
})

test('G18 three who spare each other are no excuse for each other, who plays softly against all of them is none', () => {
  const pair = { member: A, other: B, isClimbing: true }
  const isFlagged = (tallies: readonly Tally[]) => isSoft(betweenIn(tallies, pair, limits), limits)
  const spared = [tally(A, B, { soft: 20 }), tally(A, C, { soft: 20 })]
  expect(isFlagged([...spared, tally(B, A, { soft: 20 }), tally(C, A, { soft: 20 })])).toBe(true)
  expect(isFlagged([...spared, tally(C, A, { soft: 4, firm: 2 })])).toBe(false)
  expect(isFlagged(spared)).toBe(false)
})
