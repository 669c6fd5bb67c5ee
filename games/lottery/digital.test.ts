import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fastChance } from '#kit/chance-fast.ts'
import { compare, decimalText, multiply, rational, sum, ZERO } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import { digitGame } from '#game-kit/lottery/digit-game.ts'
import type { DigitChoice, DigitLottery } from '#game-kit/lottery/digit-game.ts'
import type { DigitConfig } from '#game-kit/lottery/digit-config.ts'
import { sequences, sequenceCount } from '#game-kit/lottery/family.ts'
import { unitCount } from '#game-kit/lottery/play.ts'
import { SSC_GROUPS } from '#game-kit/lottery/price.ts'
import { lotteryStakes } from '#game-kit/lottery/stakes.ts'
import { anyPick } from '#game-kit/testing/lottery.ts'
import {
  digitalLotteries,
  elevenFiveLottery,
  kenoGame,
  pk10Lottery,
  sscGame,
  sscLottery,
  threeDigitLottery,
} from './digital.ts'

const cfg: DigitConfig = { stakes: lotteryStakes, groups: SSC_GROUPS, fixedRtp: rational(97, 100) }
const perPlay = digitalLotteries.flatMap((lottery) =>
  lottery.plays.map((play) => [lottery.id, play.key, lottery, play] as const),
)
const fun = { currency: 'FUN', pieces: [] }

const choiceOf = (lottery: DigitLottery, key: string, pick: DigitChoice['pick']): DigitChoice =>
  lottery.isPanel(key) || lottery.table ? { pick, book: 'E', group: 0 } : { pick, book: 'L', group: 1_800 }

test.each(perPlay)(
  'LOT-03 no outcome of %s %s returns more than the line was checked for',
  (_, key, lottery, play) => {
    const math = digitGame(lottery)
    const type = math.betTypes(cfg).find((each) => each.key === key)
    const chance = fastChance(play.positions.length)
    fc.assert(
      fc.property(anyPick(play), (pick) => {
        const choice = choiceOf(lottery, key, pick)
        const bet = { key, stake: BigInt(unitCount(play, pick)) * 10_000n, choice }
        const most = type?.maxReturn(cfg, choice) ?? ZERO
        for (let draw = 0; draw < 40; draw++) {
          const { outcome } = math.draw(cfg, chance, null)
          const { factor } = math.settler(cfg, outcome)(bet, { epoch: 0, acts: [] })
          expect(compare(factor, most)).toBeLessThanOrEqual(0)
        }
      }),
      { numRuns: 10 },
    )
  },
)

test.each(
  [sscLottery, threeDigitLottery, elevenFiveLottery, pk10Lottery].flatMap((lottery) =>
    lottery.plays
      .filter((play) => play.positions.length <= 3 && !lottery.isPanel(play.key))
      .map((play) => [lottery.id, play.key, lottery, play] as const),
  ),
)(
  'LOT-04 a line of %s %s returns its prize group, and the whole group of the member with the rebate',
  (_, key, lottery, play) => {
    const math = digitGame(lottery)
    fc.assert(
      fc.property(anyPick(play), fc.constantFrom('L', 'Z'), (pick, book) => {
        const bet = { key, stake: 1n, choice: { pick, book, group: 1_850 } as const }
        const { size } = play.family
        const returns: Rational[] = []
        for (const seen of sequences(play.family, play.positions.length)) {
          const outcome = Array.from({ length: size }, (__, at) => seen[play.positions.indexOf(at)] ?? 0)
          returns.push(math.settler(cfg, outcome)(bet, { epoch: 0, acts: [] }).factor)
        }
        const rtp = multiply(sum(returns), rational(1, sequenceCount(play.family, play.positions.length)))
        expect(rtp).toEqual(rational(book === 'L' ? SSC_GROUPS.max : 1_850, 2_000))
      }),
      { numRuns: 2 },
    )
  },
)

test('LOT-03 refuses lines that no unit bets can share, unknown plays, groups not offered, selections that cannot win', () => {
  const open = sscGame.open(sscGame.defaultConfig)
  const lines = (...line: readonly unknown[]) => open.check([line], fun)
  expect(lines('star3Front.straight', '6.00', '1,2|3|4,5,6@L1800')).toMatchObject({
    ok: true,
    value: { stake: 60_000n },
  })
  expect(lines('star3Front.straight', '5.00', '1,2|3|4,5,6@L1800')).toMatchObject({
    error: { refused: 'games.stakeNotAllowed' },
  })
  expect(lines('star3Front.straight', '0.06', '1,2|3|4,5,6@L1800')).toMatchObject({
    error: { refused: 'games.stakeTooSmall' },
  })
  for (const line of [
    ['nothing', '6.00', '1|2|3@L1800'],
    ['star3Front.straight', '6.00', '1|2|3@L1952'],
    ['star3Front.straight', '6.00', '1|2|3@L1699'],
    ['star3Front.straight', '6.00', '1|2|3@L1801'],
    ['star3Front.straight', '6.00', '1|2|3@E'],
    ['star3Front.straight', '6.00', '1|2@L1800'],
    ['star3Front.mixedLines', '6.00', '1,1,1@L1800'],
    ['total', '6.00', '0@L1800'],
  ])
    expect(lines(...line)).toMatchObject({ ok: false, error: { refused: 'games.betMalformed' } })
  expect(lines('star5.straight', '100000.00', '1|2|3|4|5@L1900')).toMatchObject({
    error: { refused: 'games.winTooLarge' },
  })
})

test('LOT-03 a slip of 2 000 lines is taken, one of 2 001 is refused', () => {
  const open = sscGame.open(sscGame.defaultConfig)
  const slip = (count: number) =>
    open.check(
      Array.from({ length: count }, (_, at) => ['star2Front.straight', '1.00', `${at % 10}|${at % 7}@L1800`]),
      fun,
    )
  expect(slip(2_000)).toMatchObject({ ok: true, value: { stake: 20_000_000n } })
  expect(slip(2_001)).toMatchObject({ ok: false, error: { refused: 'games.betMalformed' } })
})

test('LOT-04 returns half of the stake where one of two options is pushed', () => {
  const math = digitGame(elevenFiveLottery)
  const bet = { key: 'total', stake: 2n, choice: { pick: [[0, 2]], book: 'E', group: 0 } as const }
  // 30 is even: big is returned, odd loses
  const { factor, tag } = math.settler(cfg, [2, 4, 6, 8, 10])(bet, { epoch: 0, acts: [] })
  expect([factor, tag]).toEqual([rational(1, 2), 'loss'])
})

test('LOT-04 the theory of keno states the published RTP of ten numbers', () => {
  const row = kenoGame
    .open(kenoGame.defaultConfig)
    .theory()
    .find(({ betKey }) => betKey === 'spot10')
  expect(decimalText(multiply(row?.rtp ?? ZERO, rational(100)), 4)).toBe('57.7460')
})
