import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCards as cards } from '#game-kit/cards/testing/read-cards.ts'
import { changed } from '#game-kit/cards/climbing/game.ts'
import {
  deciding,
  deckOf,
  holders,
  playing,
  randomGame,
  seatsOf,
} from '#game-kit/cards/climbing/testing/games.ts'
import { isTwo, sorted } from '#game-kit/cards/climbing/ranks.ts'
import { beats, combinationOf } from './combination.ts'
import {
  act,
  begin,
  offered,
  timeout,
  viewOf,
  type SamLocAction,
  type SamLocConfig,
  type SamLocGame,
} from './game.ts'
import { INSTANT_WINS, owedBy } from './hand.ts'

const isNightly = process.env.FAIRHOUSE_TIER === 'nightly'
const config: SamLocConfig = {
  instantWins: INSTANT_WINS,
  instantWinCards: 20,
  samCards: 20,
  fines: { two: 10, fourOfAKind: 20, frozen: 15 },
  chopFines: { two: 10, fourOfAKind: 20 },
}
const NO_SAM = { kind: 'sam', agrees: false } as const
const quiet: SamLocConfig = { ...config, instantWins: [] }

/** A game in which the players hold these cards, as if the others had been played; seat 0 leads. */
function holding(...hands: readonly string[]): SamLocGame {
  const game = begin(quiet, seatsOf(hands.length), 0, deckOf(1))
  return { ...game, players: holders(hands), phase: 'playing' }
}

const done = deciding<SamLocGame, SamLocAction>(act)
const play = playing<SamLocGame, SamLocAction>(act)

test('STU-05 every player in turn is asked whether they declare Sam; then the lowest card, or the last winner, leads', () => {
  let game = begin(quiet, [0, 1, 2], null, deckOf(7))
  const first = game.leader
  const lowest = sorted(game.players.flatMap((player) => player.cards))[0]
  expect(game.players.find(({ seat }) => seat === first)?.cards).toContain(lowest)
  expect(act(game, first, { kind: 'pass' })).toBe('mustAnswer')
  for (let asked = 0; asked < 3; asked++) {
    expect(game.phase).toBe('declaring')
    game = done(game, game.turn ?? -1, NO_SAM)
  }
  expect(game).toMatchObject({ phase: 'playing', turn: first, declarer: null })
  expect(act(game, first, NO_SAM)).toBe('notAsked')
  expect(act(game, first, { kind: 'pass' })).toBe('mustLead')
  expect(begin(quiet, [0, 1, 2], 2, deckOf(7)).turn).toBe(2)
})

test('STU-05 the player who declares Sam leads, and gets the fine from each player if no play is beaten', () => {
  const asked = { ...holding('3s 4d', '5s 6d 7h 8c', '9s Td Jh Kc'), phase: 'declaring' as const }
  const sam = done(done(asked, 0, NO_SAM), 1, { kind: 'sam', agrees: true })
  expect(sam).toMatchObject({ phase: 'playing', turn: 1, declarer: 1 })
  const game = changed(sam, 1, { cards: cards('Qs Qd 2h 2d 3c') })
  const led = play(play(play(game, 1, '2h 2d'), 2, 'pass'), 0, 'pass')
  const over = play(play(play(led, 1, 'Qs Qd'), 2, 'pass'), 0, 'pass')
  expect(play(over, 1, '3c')).toMatchObject({
    winner: 1,
    turn: null,
    debts: [
      { from: 0, to: 1, cards: 20, why: 'sam' },
      { from: 2, to: 1, cards: 20, why: 'sam' },
    ],
  })
})

test('STU-05 a declared Sam that is beaten once ends, and its player pays for all to the one who beat it', () => {
  const game = { ...holding('3s 4d 5c', '5s 6d 7h 8c', '9s Td Jh Kc', '3c 4c'), declarer: 0 }
  const over = play(play(game, 0, '3s'), 1, '5s')
  expect(over).toMatchObject({ winner: 1, turn: null, chop: null })
  expect(over.debts.map(({ from, to, why }) => [from, to, why])).toEqual(
    Array.from({ length: 3 }, () => [0, 1, 'sam']),
  )
  expect(over.debts.reduce((sum, debt) => sum + debt.cards, 0)).toBe(60)
})

test('STU-05 fines a chopped two, and adds the fine to the player chopped last', () => {
  const game = holding('2h 3s 5s', '4s 4c 4d 4h 9s', '7s 7c 7d 7h Ts')
  const chopped = play(play(game, 0, '2h'), 1, '4s 4c 4d 4h')
  expect(chopped.chop).toEqual({ from: 0, to: 1, cards: 10 })
  const again = play(chopped, 2, '7s 7c 7d 7h')
  expect(again.chop).toEqual({ from: 1, to: 2, cards: 30 })
  expect(play(play(again, 0, 'pass'), 1, 'pass')).toMatchObject({
    turn: 2,
    chop: null,
    debts: [{ from: 1, to: 2, cards: 30, why: 'chop' }],
  })
})

test('STU-05 before a player with one card a single must be the highest, and a player who lets that one through pays for all', () => {
  const game = holding('9s 9d Kh', '6s', '7s 8c')
  expect(act(game, 0, { kind: 'play', cards: cards('9s') })).toBe('mustPlayHighest')
  // seat 2 leads a ten; seat 0 has a king and passes, seat 1 wins with an ace
  const led = { ...holding('9s 9d Kh', 'As', 'Ts 8c'), turn: 2 }
  const passed = play(play(led, 2, 'Ts'), 0, 'pass')
  expect(play(passed, 1, 'As').debts).toEqual([
    { from: 0, to: 1, cards: 3, why: 'left' },
    { from: 0, to: 1, cards: 1, why: 'covered' },
  ])
  // the clock beats the single for an absent player, and does not lead or beat anything else
  expect(timeout(play(led, 2, 'Ts'), 0)).toEqual({ kind: 'play', cards: cards('Kh') })
  expect(timeout(play({ ...holding('9s 9d Kh', 'As 3c', 'Ts 8c'), turn: 2 }, 2, 'Ts'), 0)).toEqual({
    kind: 'pass',
  })
  // without a higher single a pass costs nothing more
  const weak = { ...holding('9s 9d', 'As', 'Ts 8c'), turn: 2 }
  expect(play(play(play(weak, 2, 'Ts'), 0, 'pass'), 1, 'As').debts).toMatchObject([{ from: 0 }, { from: 2 }])
})

test('STU-05 ends with an instant win before anyone is asked, paid by all others', () => {
  const four = cards('2s 2h 2d 2c')
  const rest = deckOf(3).filter((card) => !four.includes(card))
  // seat 1 of two gets every second card: the four twos among them
  const deck = rest.flatMap((card, at) => (at < 4 ? [card, four[at] ?? 0] : [card]))
  const game = begin({ ...config, instantWins: ['fourTwos'] }, [0, 1], null, deck)
  expect(game).toMatchObject({ winner: 1, instantWin: 'fourTwos', turn: null })
  expect(game.debts).toEqual([{ from: 0, to: 1, cards: 20, why: 'instantWin' }])
})

/** All states of a random game, in which each decision is an offered play or what the clock decides. */
const statesOf = (seed: number, count: number) =>
  randomGame<SamLocGame, SamLocAction>(
    begin(config, seatsOf(count), seed % 2 ? null : 0, deckOf(seed)),
    seed,
    {
      act,
      choose(game, seat, chance) {
        const plays = offered(game, seat)
        const choice = plays[chance.below(plays.length + 1)]
        if (game.phase === 'declaring') return { kind: 'sam', agrees: chance.below(8) === 0 }
        return choice ? { kind: 'play', cards: choice } : timeout(game, seat)
      },
    },
  )

const games = fc.record({ seed: fc.nat(), count: fc.integer({ min: 2, max: 5 }) })

test('STU-05 plays random games of Sam Loc to their end: cards leave hands once, each play beats the table, no hand ends with twos', () => {
  fc.assert(
    fc.property(games, ({ seed, count }) => {
      const states = statesOf(seed, count)
      const gone = states.flatMap(({ action }) => (action?.kind === 'play' ? action.cards : []))
      const held = states.at(-1)!.game.players.flatMap((player) => player.cards)
      const byNumber = (a: number, b: number) => a - b
      expect([...gone, ...held].sort(byNumber)).toEqual(
        deckOf(seed)
          .slice(0, count * 10)
          .sort(byNumber),
      )
      for (const [at, { action, game, by }] of states.entries()) {
        const before = states[at - 1]?.game
        for (const player of game.players)
          expect(player.cards.length === 0 || !player.cards.every(isTwo)).toBe(true)
        if (action?.kind !== 'play' || !before) continue
        const [own, table] = [combinationOf(action.cards), before.table && combinationOf(before.table.cards)]
        expect(own && (!table || beats(own, table))).toBe(true)
        expect(before.players.find(({ seat }) => seat === by)?.cards).toEqual(
          expect.arrayContaining([...action.cards]),
        )
      }
    }),
    { numRuns: isNightly ? 20_000 : 100 },
  )
})

test('STU-05 M1 every loser of Sam Loc owes what the rules say, once, or one player owes it for all', () => {
  fc.assert(
    fc.property(games, ({ seed, count }) => {
      const states = statesOf(seed, count)
      const { game } = states.at(-1)!
      const { winner, declarer, players } = game
      const ended = game.debts.filter(({ why }) => why !== 'chop')
      expect(ended).toHaveLength(count - 1)
      expect(ended.every(({ from, to }) => to === winner && from !== winner)).toBe(true)
      const sum = ended.reduce((total, debt) => total + debt.cards, 0)
      const losers = players.filter(({ seat }) => seat !== winner)
      const expected =
        game.instantWin !== null || declarer !== null
          ? 20 * losers.length
          : losers.reduce(
              (total, { cards: left, hasPlayed }) => total + owedBy(left, hasPlayed, config.fines),
              0,
            )
      expect(sum).toBe(expected)
      const debtors = new Set(ended.map(({ from }) => from))
      if (declarer !== null && winner !== declarer) expect([...debtors]).toEqual([declarer])
      else if (!ended.some(({ why }) => why === 'covered')) expect(debtors.size).toBe(count - 1)
      else expect(debtors.size).toBe(1)
    }),
    { numRuns: isNightly ? 20_000 : 300 },
  )
})

test('G18 STU-05 Sam Loc shows a player the same whatever the others hold', () => {
  const game = play(holding('5s 9s', '6s 8c', '7s 3c'), 0, '5s')
  const other = changed(game, 2, { cards: cards('Ks Kd') })
  expect(viewOf(other, 1)).toEqual(viewOf(game, 1))
  expect(viewOf(other, 2)).not.toEqual(viewOf(game, 2))
  // that a player passed over a higher card is not told either
  expect(viewOf({ ...game, lets: 1 }, 0)).toEqual(viewOf(game, 0))
})
