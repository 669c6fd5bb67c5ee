import { expect, test } from 'vitest'
import { cardsOf, nextAfter } from '#game-kit/cards/climbing/game.ts'
import { sorted } from '#game-kit/cards/climbing/ranks.ts'
import { readCards } from '#game-kit/cards/testing/read-cards.ts'
import { isNightly } from '#kit/testing/tier.ts'
import { climbIn, type CardGame } from '#features/play/card-rooms/rules/play.ts'
import type { Sign } from '../rules/collusion.ts'
import { betweenIn, isDumping, isSoft } from '../rules/patterns.ts'
import { signsAtTable, signsOfGame, talliesIn, type Style } from '../testing/climbing-tables.ts'

const limits = { dumpHands: 3, softHands: 4 }
const FEW = 3

/** Plays for another seat: never beats it, and gives it the lowest cards or the trick when it has few left. */
const favouring =
  (friend: number): Style =>
  (play, seat) => {
    const view = climbIn(play.view(seat))
    if (!view) return null
    const next = nextAfter(view.players, seat)
    const isNearEnd = next?.seat === friend && next.left <= FEW
    if (view.table) return view.table.seat === friend || isNearEnd ? { kind: 'pass' } : null
    const low = { kind: 'play', cards: sorted(cardsOf(view.players, seat)).slice(0, 1) } as const
    return isNearEnd && typeof play.act(seat, low) !== 'string' ? low : null
  }

/** Passes one turn in three, on anyone’s play. */
const timid: Style = (play, seat, luck) =>
  climbIn(play.view(seat))?.table && luck.below(3) === 0 ? { kind: 'pass' } : null

/** Whether a pair would have been flagged after any of these signs. */
function isFlagged(signs: readonly Sign[], from: number, to: number): boolean {
  return signs.some(({ kind, member, other }, nth) => {
    if (kind === 'firm' || member !== BigInt(from + 1) || other !== BigInt(to + 1)) return false
    const tallies = talliesIn(signs.slice(0, nth + 1))
    const between = betweenIn(tallies, { member, other, isClimbing: true }, limits)
    return kind === 'dump' ? isDumping(between, limits) : isSoft(between, limits)
  })
}

const flaggedPairs = (signs: readonly Sign[], seats: number): readonly string[] => {
  const all = Array.from({ length: seats }, (_, seat) => seat)
  return all.flatMap((from) =>
    all.filter((to) => to !== from && isFlagged(signs, from, to)).map((to) => `${from}>${to}`),
  )
}

const TRIALS = isNightly ? 6 : 2
const seeds = Array.from({ length: TRIALS }, (_, nth) => nth + 1)
const games = ['tien-len', 'sam-loc'] as const satisfies readonly CardGame[]

test.each(games)('G18 %s: who favours one of three opponents is flagged within 150 games', (game) => {
  for (const seed of seeds)
    for (const friend of [1, 2]) {
      const styles = { 0: favouring(friend) }
      const signs = signsAtTable(game, { seats: 4, games: 150, seed, styles })
      expect([seed, friend, isFlagged(signs, 0, friend)]).toEqual([seed, friend, true])
      const kinds = new Set(
        signs
          .filter(({ member, other }) => member === 1n && other === BigInt(friend + 1))
          .map(({ kind }) => kind),
      )
      expect(kinds).not.toContain('firm')
    }
})

test.each(games)('G18 %s: between two, who loses on purpose is flagged within 20 games', (game) => {
  for (const seed of seeds) {
    const signs = signsAtTable(game, { seats: 2, games: 20, seed, styles: { 0: favouring(1) } })
    expect(flaggedPairs(signs, 2)).toEqual(['0>1'])
  }
})

test.each(games)('G18 %s: players without favour are hardly ever flagged', (game) => {
  const flagged = seeds.flatMap((seed) => flaggedPairs(signsAtTable(game, { seats: 4, games: 150, seed }), 4))
  // one pair in twelve at the most: a sign is no verdict
  expect(flagged.length).toBeLessThanOrEqual(TRIALS)
  const alone = seeds.flatMap((seed) =>
    flaggedPairs(signsAtTable(game, { seats: 2, games: 150, seed, styles: { 0: timid } }), 2),
  )
  expect(alone).toEqual([])
})

/** Seat 1 leads a straight of eleven cards, then a five, and has one card left; seat 0 has singles up to an ace. */
function endAgainst(last: string, answer: string) {
  const own = readCards('3h 4s 5s 6s 7h 8s 9s Th Js Qs Qh As 3s')
  const other = [...readCards('3d 4c 5d 6c 7d 8c 9d Tc Jd Qc Kd'), ...readCards(`5h ${last}`)]
  const deck = own.flatMap((card, nth) => [card, other[nth] ?? 0])
  const said = ['pass', answer]
  const led = [other.slice(0, 11), other.slice(11, 12), other.slice(12)]
  const { signs } = signsOfGame('tien-len', { seats: 2, button: 1, deck }, (play, seat) => {
    const text = seat === 0 ? said.shift() : null
    if (text === 'pass') return { kind: 'pass' }
    return { kind: 'play', cards: text ? readCards(text) : (led.shift() ?? []) }
  })
  return signs.map(
    ({ kind, why, member, other: against, amount }) => `${kind} ${why} ${member}>${against} ${amount}`,
  )
}

test('G18 Tien Len: a low single before a last card that a higher one would have stopped is soft, and a pass on it', () => {
  expect(endAgainst('9h', '6s')).toEqual(['soft fed 1>2 12'])
  expect(endAgainst('9h', 'pass')).toEqual(['soft spared 1>2 26'])
  // the ace would not have stopped a two: whatever was played, it was no favour
  expect(endAgainst('2h', '6s')).toEqual(['firm stopped 1>2 0'])
})
