import { expect, test } from 'vitest'
import { scriptedChance } from '#kit/chance-scripted.ts'
import type { Json } from '#game-kit/schema.ts'
import { nextCard } from './round.ts'
import { usualTable } from '#game-kit/blackjack/rules-table.ts'
import type { RulesTable } from '#game-kit/blackjack/rules-table.ts'
import { lacquer21 } from './rules.ts'

/** Plays named cards (ranks: A, 2 … 9, T; every one of another suit and deck) in the order in which they are dealt. */
function play(cards: string, moves: string, change: Partial<RulesTable> = {}, more: readonly Json[] = []) {
  const used: number[] = []
  const answers = [...cards].map((letter) => {
    const rank = 'A23456789T'.indexOf(letter)
    let card = rank
    while (used.includes(card)) card += 13
    const answer = card - used.filter((one) => one < card).length
    used.push(card)
    return answer
  })
  const config = { ...JSON.parse(JSON.stringify(lacquer21.defaultConfig)), ...change }
  const names: Readonly<Record<string, string>> = {
    h: 'hit',
    s: 'stand',
    d: 'double',
    p: 'split',
    r: 'surrender',
    i: 'insure',
    n: 'decline',
  }
  const open = lacquer21.open(config)
  const bets = [{ key: 'main', stake: '10.00', choice: {} }, ...more]
  let hand = open.deal?.(bets, scriptedChance(answers))
  for (const move of moves) {
    const next = hand?.act({ do: names[move] ?? '' })
    if (!next)
      throw new Error(
        `${move} is refused; there are ${JSON.stringify(hand?.moves.map(({ action }) => action))}`,
      )
    hand = next
  }
  const offered = (hand?.moves ?? [])
    .map(({ action }) => JSON.stringify(action).replace(/^.*:"(\w+)".*$/, '$1'))
    .map((name) => Object.keys(names).find((letter) => names[letter] === name) ?? '?')
    .join('')
  return {
    offered,
    staked: (hand?.stake ?? 0n) / 10_000n,
    win: hand?.ended ? Number(hand.ended.win) / 10_000 : null,
  }
}

// deal order: member, dealer open, member, dealer covered, then as requested

test("STU-07 blackjack pays by the table's rule, pushes against another, and ends the round immediately", () => {
  expect(play('A5T9', '')).toMatchObject({ win: 25 })
  expect(play('A5T9', '', { blackjackPays: '6:5' })).toMatchObject({ win: 22 })
  expect(play('A5T9', '', { blackjackPays: '1:1' })).toMatchObject({ win: 20 })
  expect(play('ATTA', '')).toMatchObject({ win: 10 })
  expect(play('9T8A', '')).toMatchObject({ win: 0, offered: '' })
})

test("STU-07 the dealer stands or hits on soft 17 by the table's rule, and draws no card when all hands are lost", () => {
  expect(play('T6TA', 's')).toMatchObject({ win: 20 })
  expect(play('T6TA4', 's', { soft17: 'hits' })).toMatchObject({ win: 0 })
  expect(play('T6T9T', 'h')).toMatchObject({ win: 0 })
})

test("STU-07 a double adds one card and one stake, when the table's rule allows it", () => {
  expect(play('56695T', 'd')).toMatchObject({ staked: 20n })
  expect(play('5665T9', 'd')).toMatchObject({ staked: 20n, win: 40 })
  expect(play('8695', '').offered).toContain('d')
  expect(play('8695', '', { double: '9 to 11' }).offered).not.toContain('d')
  expect(play('5645', '', { double: '9 to 11' }).offered).toContain('d')
  expect(play('5645', '', { double: '10 and 11' }).offered).not.toContain('d')
})

test('STU-07 splits pairs, tens of any kind included, up to four hands, each with a bet; aces once, one card each', () => {
  const four = play('868988TTTT5', 'pppssss')
  expect(four.staked).toBe(40n)
  expect(play('8689888', 'ppp').offered).not.toContain('p')
  expect(play('8689', '', { mostHands: 1 }).offered).not.toContain('p')
  expect(play('8689T', 'p', { doubleAfterSplit: 'no' }).offered).not.toContain('d')
  const aces = play('A6A9T9T', 'p')
  expect(aces).toMatchObject({ staked: 20n, win: 40 })
  expect(play('A6A9A', 'p', { resplitAces: 'yes' }).offered).toBe('sp')
  expect(play('A6A95', 'p', { hitSplitAces: 'yes' }).offered).toContain('h')
})

test('STU-07 surrender returns half the stake, on the first two cards only, if the table allows it', () => {
  expect(play('TT67', 'r')).toMatchObject({ staked: 10n, win: 5 })
  expect(play('TT572', 'h').offered).not.toContain('r')
  expect(play('TT67', '', { surrender: 'no' }).offered).not.toContain('r')
})

test('STU-07 insurance costs half the bet and pays two to one on the dealer’s blackjack only', () => {
  expect(play('TA9T', '').offered).toBe('in')
  expect(play('TA9T', 'i')).toMatchObject({ staked: 15n, win: 15 })
  expect(play('TA9T', 'n')).toMatchObject({ staked: 10n, win: 0 })
  expect(play('TA97', 'is')).toMatchObject({ staked: 15n, win: 20 })
  expect(play('AATT', 'i')).toMatchObject({ staked: 15n, win: 25 })
  expect(play('TA97', '', { insurance: 'no' }).offered).toContain('h')
})

test('STU-07 a dealer who does not peek takes doubles and splits with a blackjack', () => {
  expect(play('5T6AT', 'd', { dealer: 'last' })).toMatchObject({ staked: 20n, win: 0 })
  expect(play('8T8ATT', 'pss', { dealer: 'last' })).toMatchObject({ staked: 20n, win: 0 })
  expect(play('TT6A', 'r', { dealer: 'last' })).toMatchObject({ win: 0 })
})

test("STU-07 side bets pay regardless of the hand's result", () => {
  const side = (key: string) => [{ key, stake: '1.00', choice: {} }]
  // two eights of spades and hearts: a mixed pair, 6 to 1
  expect(play('8T8A', '', {}, side('pairs'))).toMatchObject({ staked: 11n, win: 7 })
  // eight, eight, eight of three suits: three of a kind, 30 to 1
  expect(play('888T5', 's', {}, side('three'))).toMatchObject({ staked: 11n, win: 31 })
})

test('G5 draws each remaining card with equal probability', () => {
  const seen = new Set(
    Array.from({ length: 48 }, (_, nth) => nextCard([3, 0, 51, 17], 1, scriptedChance([nth]))),
  )
  expect(seen.size).toBe(48)
  for (const out of [3, 0, 51, 17]) expect(seen.has(out)).toBe(false)
  expect(usualTable.decks).toBe(8)
})
