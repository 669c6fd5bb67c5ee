import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fastChance } from '#kit/chance-fast.ts'
import { decimalText, rational } from '#kit/rational.ts'
import { drawFrom, isDraw, sequenceCount, sequences } from './family.ts'
import { elevenFive } from './games/eleven-five.ts'
import { k3 } from './games/k3.ts'
import { keno, KENO_PAYS } from './games/keno.ts'
import { pc28 } from './games/pc28.ts'
import { pk10 } from './games/pk10.ts'
import { chancesOf, seenBy } from './play.ts'
import { fixedFactor, groupFactor, rtpAt } from './price.ts'
import { anyPick, chanceIn, winsOverAll } from '../testing/lottery.ts'

const GAMES = { elevenFive: elevenFive(), k3: k3(), pc28: pc28(), pk10: pk10() } as const
const plays = Object.entries(GAMES).flatMap(([game, all]) =>
  all.map((play) => [`${game} ${play.key}`, play] as const),
)

test.each(plays)(
  'LOT-04 any selection of %s wins, over all outcomes, its unit bets times the chance of each',
  (_, play) => {
    fc.assert(
      fc.property(anyPick(play), (pick) => {
        const chances = chancesOf(play)
        const wins = winsOverAll(play, pick)
        const expected = play.units(pick).map((units, at) => BigInt(units) * (chances[at]?.winning ?? 0n))
        expect(wins).toEqual(expected)
      }),
      { numRuns: play.positions.length > 4 ? 2 : 6 },
    )
  },
)

test.each([
  ['elevenFive', 'any1', undefined, 5, 11],
  ['elevenFive', 'any2', undefined, 2, 11],
  ['elevenFive', 'any3', undefined, 2, 33],
  ['elevenFive', 'any4', undefined, 1, 66],
  ['elevenFive', 'any5', undefined, 1, 462],
  ['elevenFive', 'any6', undefined, 1, 77],
  ['elevenFive', 'any7', undefined, 1, 22],
  ['elevenFive', 'any8', undefined, 4, 33],
  ['elevenFive', 'front3.straight', undefined, 1, 990],
  ['elevenFive', 'front3.group', undefined, 1, 165],
  ['elevenFive', 'front2.straight', undefined, 1, 110],
  ['elevenFive', 'front2.group', undefined, 1, 55],
  ['elevenFive', 'oddNumbers', 'odd0even5', 1, 462],
  ['elevenFive', 'oddNumbers', 'odd3even2', 200, 462],
  ['elevenFive', 'middleNumber', '3', 28, 462],
  ['elevenFive', 'middleNumber', '6', 100, 462],
  ['elevenFive', 'total', 'big', 215, 462],
  ['k3', 'sum', '3', 1, 216],
  ['k3', 'sum', '10', 27, 216],
  ['k3', 'anyTriple', undefined, 6, 216],
  ['k3', 'triple', '4', 1, 216],
  ['k3', 'pair', '2', 16, 216],
  ['k3', 'pairAndSingle', undefined, 3, 216],
  ['k3', 'different3', undefined, 6, 216],
  ['k3', 'different2', undefined, 30, 216],
  ['k3', 'anyRun', undefined, 24, 216],
  ['k3', 'number', undefined, 91, 216],
  ['pk10', 'sum', '11', 10, 90],
  ['pk10', 'sumSides', 'big', 40, 90],
  ['pk10', 'sumSides', 'odd', 50, 90],
  ['pk10', 'front1.straight', undefined, 1, 10],
  ['pk10', 'front2.straight', undefined, 1, 90],
  ['pk10', 'front3.straight', undefined, 1, 720],
  ['pk10', 'dragonTiger1', 'dragon', 1, 2],
  ['pc28', 'sum', '13', 75, 1_000],
  ['pc28', 'sides', 'big', 500, 1_000],
] as const)('LOT-04 the chance of %s %s %s is %i of %i', (game, key, name, winning, total) => {
  const [wins, outcomes] = chanceIn(GAMES[game], key, name)
  expect(rational(wins, outcomes)).toEqual(rational(winning, total))
})

test('LOT-04 returns the stake of big and small when the sum of 11x5 is 30, and of a number when it is 11', () => {
  const total = GAMES.elevenFive.find(({ key }) => key === 'total')
  const number = GAMES.elevenFive.find(({ key }) => key === 'number1')
  if (!total || !number) throw new Error('plays')
  expect(chancesOf(total).map(({ returned, total: all }) => rational(returned * 462n, all))).toEqual(
    [32, 32, 0, 0].map((count) => rational(count)),
  )
  expect(number.returned?.([[0, 1, 2, 3]], [11])).toEqual([1, 1, 1, 1])
  expect(number.hits([[0, 1, 2, 3]], [11])).toEqual([0, 0, 0, 0])
})

test('LOT-04 keno of 1 to 10 numbers has the published RTP', () => {
  const published = [
    '50.0000',
    '54.1139',
    '55.5015',
    '55.1411',
    '54.9087',
    '54.4506',
    '55.1220',
    '54.6759',
    '54.7256',
    '57.7460',
  ]
  const spots = keno().slice(0, 10)
  const rtps = spots.map((play, index) => {
    const pays = KENO_PAYS[index] ?? []
    const chances = chancesOf(play)
    const won = pays.reduce((sum, [, factor], at) => sum + BigInt(factor) * (chances[at]?.winning ?? 0n), 0n)
    return decimalText(rational(won * 100n, chances[0]?.total ?? 1n), 4)
  })
  expect(rtps).toEqual(published)
})

test.each([
  ['sum', 'big', '49.78018'],
  ['sum', 'small', '49.78018'],
  ['halves', 'upper', '39.83785'],
  ['halves', 'equal', '20.32430'],
  ['elements', 'gold', '10.2515'],
  ['elements', 'wood', '20.1528'],
  ['elements', 'water', '38.8040'],
  ['elements', 'fire', '20.3392'],
  ['elements', 'earth', '10.4525'],
])('LOT-04 keno %s %s comes in %s %% of the draws', (key, name, percent) => {
  const [winning, total] = chanceIn(keno(), key, name)
  expect(decimalText(rational(winning * 100n, total), percent.length - 3)).toBe(percent)
})

test('LOT-04 the chances of keno agree with simulated draws within five standard errors', () => {
  const chance = fastChance(20_26)
  const draws = process.env['FAIRHOUSE_TIER'] === 'nightly' ? 1_000_000 : 25_000
  for (const play of keno()) {
    const picks =
      play.form.kind === 'rows' ? play.form.rows.map(({ numbers, min }) => numbers.slice(0, min)) : []
    const at = 0
    let wins = 0
    for (let draw = 0; draw < draws; draw++)
      wins += play.hits(picks, seenBy(play, drawFrom(play.family, chance)))[at] ?? 0
    const { winning = 0n, total = 1n } = chancesOf(play)[at] ?? {}
    const p = Number(winning) / Number(total)
    const isLikely = Math.abs(wins - draws * p) < 5 * Math.sqrt(draws * p * (1 - p)) + 1
    expect({ play: play.key, isLikely }).toEqual({ play: play.key, isLikely: true })
  }
})

test('P9 every draw belongs to its family, and a family lists each of its sequences once', () => {
  const chance = fastChance(7)
  for (const { family } of [...plays.map(([, play]) => play), ...keno()])
    for (let draw = 0; draw < 50; draw++) expect(isDraw(family, drawFrom(family, chance))).toBe(true)
  for (const [, { family, positions }] of plays) {
    const count = Math.min(positions.length, 3)
    const texts = new Set<string>()
    for (const seen of sequences(family, count)) texts.add(String(seen))
    expect(BigInt(texts.size)).toBe(sequenceCount(family, count))
  }
})

test('LOT-04 a prize group is the RTP of every play, returned stakes included; fixed odds never exceed theirs', () => {
  const rtp = rational(975, 1_000)
  for (const [name, play] of plays)
    for (const chance of chancesOf(play)) {
      const fixed = rtpAt(chance, fixedFactor(chance, rtp))
      const group = rtpAt(chance, groupFactor(chance, 1_900))
      expect({ name, group, isBelow: fixed.n * rtp.d <= rtp.n * fixed.d }).toEqual({
        name,
        group: rational(95, 100),
        isBelow: true,
      })
    }
})
