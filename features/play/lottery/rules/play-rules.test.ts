import { expect, test } from 'vitest'
import { compare, rational, toNumber } from '#kit/rational.ts'
import { boardOf } from '#games/lottery-boards.ts'
import { sharedCatalogue } from '#games/shared.ts'
import { en } from '../texts/en.ts'
import { explanationOf, explanations } from './play-rules.ts'

const boards = sharedCatalogue
  .filter(({ category }) => category === 'LOTT' || category === 'ELOTT')
  .map(({ game }) => ({ id: game.id, board: boardOf(game.id, game.defaultConfig) }))
const known: ReadonlySet<string> = new Set(Object.keys(en))

test('LOT-04 the rules explain every play of every lottery, and no explanation is left over', () => {
  const used = new Set<string>()
  for (const { id, board } of boards)
    for (const { key } of board.plays) {
      const text = explanationOf(key)
      if (text === null || !known.has(`lottery.how.${text}`))
        throw new Error(`${id} ${key} is not explained: ${text}`)
      used.add(text)
    }
  expect(explanations.toSorted()).toEqual([...used].toSorted())
  expect([...known].filter((key) => key.startsWith('lottery.how.')).length).toBe(explanations.length)
})

test('LOT-04 the RTP on the rules page is price times chance, and follows the prize group', () => {
  const ssc = boards.find(({ id }) => id === 'ssc')?.board
  const oddsOf = (play: string, group: number) =>
    ssc?.plays.find(({ key }) => key === play)?.odds({ book: 'L', group }) ?? []
  // 1 of 1 000 pays 900 times the stake at group 1800, 950 times at 1900
  expect(oddsOf('star3Back.straight', 1_800)).toEqual([
    {
      key: 'straight',
      factor: rational(900),
      chance: rational(1, 1_000),
      rtp: rational(9, 10),
      isTier: false,
    },
  ])
  expect(oddsOf('star3Back.straight', 1_900)).toMatchObject([
    { factor: rational(950), rtp: rational(95, 100) },
  ])
  // a panel at fixed odds does not know the group: half of the totals are big, 1.94 times the stake
  expect(oddsOf('total', 1_800)[0]).toEqual(oddsOf('total', 1_900)[0])
  expect(oddsOf('total', 1_800)[0]).toMatchObject({
    key: 'big',
    chance: rational(1, 2),
    rtp: rational(97, 100),
  })
})

test('LOT-04 the odds of prizes and of tables of prizes are those that were counted by hand', () => {
  const oddsOf = (game: string, play: string) =>
    boards
      .find(({ id }) => id === game)
      ?.board.plays.find(({ key }) => key === play)
      ?.odds({ book: 'L', group: 1_800 }) ?? []
  // 27 of 100 endings at 99 for 27
  const [lo] = oddsOf('vn-north', 'lo2')
  expect(lo && toNumber(lo.rtp)).toBe(0.99)
  // numbers of a tier are different: the chance that none ends in 07, number by number
  const tiers = [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3, 3, 3, 2, 2, 2, 2]
  const before = [0, 0, 0, 1, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 0, 1, 2, 0, 1, 2, 3]
  const none = tiers.reduce((chance, width, at) => {
    const left = 10 ** width - (before[at] ?? 0)
    return (chance * (left - 10 ** (width - 2))) / left
  }, 1)
  expect(lo && toNumber(lo.chance)).toBeCloseTo(1 - none, 10)
  // Max 3D pays by tier: 2, 4, 6 and 8 of a thousand numbers
  const max3d = oddsOf('max3d', 'max3d')
  expect(max3d.map(({ key, factor, chance }) => [key, toNumber(factor), toNumber(chance)])).toEqual([
    ['special', 150, 0.002],
    ['prize1', 50, 0.004],
    ['prize2', 30, 0.006],
    ['prize3', 16, 0.008],
  ])
  for (const { rtp } of max3d) expect(toNumber(rtp)).toBeCloseTo(0.808, 10)
  // keno pays every tier of ten numbers: 57.746 % together
  const spot10 = oddsOf('keno20', 'spot10')
  expect(spot10.map(({ isTier }) => isTier)).toEqual([
    false,
    ...Array.from({ length: spot10.length - 1 }, () => true),
  ])
  for (const { rtp } of spot10) expect(toNumber(rtp)).toBeCloseTo(0.57746, 5)
  // the bulls of five digits are 1 of 100 000 and more; none pays more than the stakes
  for (const { rtp } of oddsOf('ssc', 'bull')) expect(compare(rtp, rational(1))).toBe(-1)
})
