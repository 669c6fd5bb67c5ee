import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changed, type ClimbAction } from '#game-kit/cards/climbing/game.ts'
import { deckOf, holders, playing, randomGame, seatsOf } from '#game-kit/cards/climbing/testing/games.ts'
import { readCard as card, readCards as cards } from '#game-kit/cards/testing/read-cards.ts'
import { beats, combinationOf } from './combination.ts'
import { act, begin, offered, timeout, viewOf, type TienLenConfig, type TienLenGame } from './game.ts'
import { owedBy } from './hand.ts'

const isNightly = process.env.FAIRHOUSE_TIER === 'nightly'
const config: TienLenConfig = {
  instantWins: ['dragon', 'fourTwos', 'sixPairs', 'fiveConsecutivePairs'],
  fines: { blackTwo: 6, redTwo: 13, fourOfAKind: 13, threePairs: 13, fourPairs: 26, frozenTimes: 2 },
  instantWinCards: 26,
  chopFines: { blackTwo: 6, redTwo: 13, perWeight: 13 },
  mayInterrupt: true,
}

/** A game in which the first players hold these cards, as if the others had been played. */
function holding(...hands: readonly string[]): TienLenGame {
  const game = begin(config, seatsOf(hands.length), 0, deckOf(1))
  return { ...game, players: holders(hands), turn: 0, winner: null, debts: [], instantWin: null }
}

const play = playing<TienLenGame, ClimbAction>(act)

test('STU-05 has the lowest card lead the first game, and refuses a first play without it', () => {
  const game = begin({ ...config, instantWins: [] }, [0, 1, 2, 3], null, deckOf(7))
  const holder = game.players.find((player) => player.cards.includes(card('3s')))
  const other = holder?.cards.find((held) => held !== card('3s')) ?? 0
  expect(game.turn).toBe(holder?.seat)
  expect(act(game, game.turn ?? 0, { kind: 'play', cards: [other] })).toBe('mustPlayLowest')
  expect(act(game, game.turn ?? 0, { kind: 'pass' })).toBe('mustLead')
})

test('STU-05 lets a trick go on until all others have passed, and its winner leads the next', () => {
  const game = play(play(play(holding('5s 9s', '6s 8c', '7s 3c'), 0, '5s'), 1, '6s'), 2, 'pass')
  expect(game.turn).toBe(0)
  const next = play(game, 0, '9s')
  expect(next.winner).toBe(0)
  expect(
    play(play(play(holding('5s 9s 3d', '6s 8c', '7s 3c'), 0, '9s'), 1, 'pass'), 2, 'pass'),
  ).toMatchObject({ turn: 0, table: null })
})

test('STU-05 refuses cards of another player, out of turn, that are no combination, or too low', () => {
  const game = play(holding('9s 3d', '6s 8c 8d'), 0, '9s')
  const refused = (text: string, seat = 1) => act(game, seat, { kind: 'play', cards: cards(text) })
  expect(refused('Ks')).toBe('notYourCards')
  expect(refused('3d', 0)).toBe('notYourTurn')
  expect(refused('6s 8c')).toBe('noCombination')
  expect(refused('8c')).toBe('tooLow')
  expect(refused('8c 8d')).toBe('tooLow')
})

test('STU-05 fines a chopped two, and adds the fine to the player chopped last', () => {
  const game = holding('2h 3s', '4s 4c 5d 5h 6s 6d 9s', '7s 7c 7d 7h Ts')
  const chopped = play(play(game, 0, '2h'), 1, '4s 4c 5d 5h 6s 6d')
  expect(chopped.chop).toEqual({ from: 0, to: 1, cards: 13 })
  const again = play(chopped, 2, '7s 7c 7d 7h')
  expect(again.chop).toEqual({ from: 1, to: 2, cards: 13 + 13 })
  const over = play(play(again, 0, 'pass'), 1, 'pass')
  expect(over).toMatchObject({ turn: 2, chop: null, debts: [{ from: 1, to: 2, cards: 26, why: 'chop' }] })
})

test('STU-05 lets four consecutive pairs chop out of turn, after passing too', () => {
  const four = '4s 4c 5d 5h 6s 6d 7s 7d'
  const game = play(play(play(holding('9s 2h 3s', 'Ts 3c', `${four} 9c`), 0, '9s'), 1, 'Ts'), 2, 'pass')
  const two = play(game, 0, '2h')
  expect(two.turn).toBe(1)
  expect(play(two, 2, four).turn).toBe(0)
})

test('STU-05 ends with an instant win before the first card, paid by all others', () => {
  const four = cards('2s 2h 2d 2c')
  const rest = Array.from({ length: 52 }, (_, other) => other).filter((other) => !four.includes(other))
  // seat 1 of two gets every second card: the four twos among them
  const deck = rest.flatMap((other, at) => (at < 4 ? [other, four[at] ?? 0] : [other]))
  const game = begin(config, [0, 1], null, deck)
  expect(game).toMatchObject({ winner: 1, instantWin: 'fourTwos', turn: null })
  expect(game.debts).toEqual([{ from: 0, to: 1, cards: 26, why: 'instantWin' }])
})

test('STU-05 plays random games to their end: cards leave hands once, each play beats the table, and every loser owes the winner', () => {
  const games = fc.record({ seed: fc.nat(), seats: fc.integer({ min: 2, max: 4 }) })
  fc.assert(
    fc.property(games, ({ seed, seats }) => {
      const first = begin(config, seatsOf(seats), seed % 2 ? null : 0, deckOf(seed))
      const states = randomGame<TienLenGame, ClimbAction>(first, seed, {
        act,
        choose(now, seat, chance) {
          const plays = offered(now, seat)
          const choice = plays[chance.below(plays.length + 1)]
          return choice ? { kind: 'play', cards: choice } : timeout(now, seat)
        },
      })
      const gone = states.flatMap(({ action }) => (action?.kind === 'play' ? action.cards : []))
      for (const [at, { action }] of states.entries()) {
        if (action?.kind !== 'play') continue
        const [own, lay] = [combinationOf(action.cards), states[at - 1]?.game.table]
        const table = lay && combinationOf(lay.cards)
        expect(own && (!table || beats(own, table))).toBe(true)
      }
      const { game } = states.at(-1)!
      const held = game.players.flatMap((player) => player.cards)
      expect([...gone, ...held].sort((a, b) => a - b)).toEqual(
        deckOf(seed)
          .slice(0, seats * 13)
          .sort((a, b) => a - b),
      )
      const debts = game.debts.filter(({ why }) => why !== 'chop')
      expect(debts.map(({ from, to }) => [from, to])).toEqual(
        game.players.filter(({ seat }) => seat !== game.winner).map(({ seat }) => [seat, game.winner]),
      )
      for (const { from, cards: owed, why } of debts) {
        const player = game.players.find(({ seat }) => seat === from)
        if (why === 'left')
          expect(owed).toBe(owedBy(player?.cards ?? [], player?.hasPlayed ?? false, config.fines))
      }
    }),
    { numRuns: isNightly ? 20_000 : 100 },
  )
})

test('G18 STU-05 shows a player the same whatever the others hold', () => {
  const game = play(holding('5s 9s', '6s 8c', '7s 3c'), 0, '5s')
  const other = changed(game, 2, { cards: cards('Ks Kd') })
  expect(viewOf(other, 1)).toEqual(viewOf(game, 1))
  expect(viewOf(other, 2)).not.toEqual(viewOf(game, 2))
})
