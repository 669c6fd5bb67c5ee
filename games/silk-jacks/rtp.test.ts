import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parSheet } from '#game-kit/rtp/sheet.ts'
import { fastChance } from '#kit/chance-fast.ts'
import { toNumber } from '#kit/rational.ts'
import { bestHolds, COMMON } from './best.ts'
import { isPartOf, madeOf } from './pays.ts'
import { drawnReturn, par, samples } from './par.ts'
import { jacksProof } from './proof.ts'
import { heldOf, silkJacks } from './rules.ts'

const isNightly = process.env['FAIRHOUSE_TIER'] === 'nightly'
const ROUNDS = isNightly ? 1_000_000 : 1_500
const open = silkJacks.open(silkJacks.defaultConfig)
const bets = [{ key: 'deal', stake: '1.00', choice: {} }]

test.runIf(isNightly)(
  'STU-07 G5 all deals and holds give the RTP of the committed par sheet',
  () => {
    const proof = par.prove()
    expect(proof.checks.filter((check) => !check.holds)).toEqual([])
    expect(readFileSync(join(import.meta.dirname, 'parsheet.md'), 'utf8')).toBe(parSheet(par, proof))
  },
  600_000,
)

test('STU-07 G5 optimal play has the published RTP of 99.5439 %, with a royal flush in 40 391 hands', () => {
  expect(toNumber(jacksProof.rtp)).toBeCloseTo(0.995439, 6)
  expect(Math.round(1 / toNumber(jacksProof.maxWinChance))).toBe(40_391)
})

test('STU-07 ranks hands: the ace is high and low, never in the middle of a straight', () => {
  expect(madeOf([0, 9, 10, 11, 12])).toBe('royal')
  expect(madeOf([0, 1, 2, 3, 4])).toBe('straightFlush')
  expect(madeOf([0, 1, 2, 3, 17])).toBe('straight')
  expect(madeOf([13, 9, 10, 11, 12])).toBe('straight')
  expect(madeOf([0, 1, 11, 12, 23])).toBe('nothing')
  expect(madeOf([0, 1, 4, 6, 9])).toBe('flush')
  expect(madeOf([3, 16, 29, 42, 0])).toBe('four')
  expect(madeOf([3, 16, 29, 0, 13])).toBe('fullHouse')
  expect(madeOf([3, 16, 29, 0, 14])).toBe('three')
  expect(madeOf([3, 16, 0, 13, 21])).toBe('twoPairs')
  expect(madeOf([10, 23, 0, 14, 21])).toBe('jacks')
  expect(madeOf([9, 22, 0, 14, 20])).toBe('nothing')
})

test('STU-07 G5 the best hold of a deal equals that of enumerating every draw, and simulated hands agree with the proof', () => {
  const best = bestHolds()
  for (const hand of samples) {
    const { hold, scaled } = best(hand)
    if (heldOf(hold).filter(Boolean).length < 2) continue
    const { pay, draws } = drawnReturn(hand, hold)
    expect((pay / draws) * COMMON).toBeCloseTo(scaled, 3)
  }
  const chance = fastChance(31)
  let won = 0
  for (let nth = 0; nth < ROUNDS; nth++) {
    const hand = open.deal?.(bets, chance)
    const [dealt] = hand?.events ?? []
    if (!hand || !dealt || !('cards' in dealt) || !Array.isArray(dealt.cards)) throw new Error('no deal')
    won += Number(hand.act({ do: 'hold', at: best(dealt.cards).hold })?.ended?.win ?? 0n) / 10_000
  }
  const { rtp, square } = jacksProof
  const error = Math.sqrt((toNumber(square) - toNumber(rtp) ** 2) / ROUNDS)
  expect(Math.abs(won / ROUNDS - toNumber(rtp)) / error).toBeLessThan(4)
}, 600_000)

test('G9 the visible data before the hold does not depend on the cards that would be drawn', () => {
  const chance = fastChance(8)
  for (let nth = 0; nth < 200; nth++) {
    const hand = open.deal?.(bets, chance)
    expect(JSON.stringify(hand?.view)).not.toContain('deck')
    expect(hand?.events).toHaveLength(1)
    expect(hand?.moves).toHaveLength(32)
  }
})

test('STU-07 lights the cards that make the hand: all of a straight, only the repeated ranks of pairs, none of a losing hand', () => {
  const lit = (cards: readonly number[]) => cards.filter((card) => isPartOf(card, cards, madeOf(cards)))
  expect(lit([10, 23, 2, 8, 7])).toEqual([10, 23])
  expect(lit([0, 13, 5, 18, 7])).toEqual([0, 13, 5, 18])
  expect(lit([0, 14, 2, 3, 4])).toHaveLength(5)
  expect(lit([1, 14, 3, 5, 7])).toEqual([])
})
