import { expect, test } from 'vitest'
import { boardOf } from '#games/lottery-boards.ts'
import { sscGame } from '#games/lottery/digital.ts'
import { northGame } from '#games/lottery/prizes.ts'
import { major } from '#kit/money.ts'
import { boundedWhole, hasProfit, plannedSteps, pricedLines, offeredLine } from './plan.ts'

const ssc = boardOf('ssc', sscGame.defaultConfig)
const north = boardOf('vn-north', northGame.defaultConfig)
const line = (choice: string, multiple = 1) => ({
  play: 'fixed',
  choice,
  units: 1,
  unitStake: major(2),
  multiple,
})

test('LOT-03 a chase plan multiplies the cost of the slip, rises, and lets a draw be left out', () => {
  const priced = pricedLines(ssc, [line('1||||@L1800'), line('2||||@L1800')])
  expect(priced.unitStake).toBe(major(4))
  const rising = plannedSteps({ kind: 'rising', multiple: 1, times: 2, every: 1 }, 4, {
    priced,
    own: new Map(),
  })
  expect(rising.map(({ multiple, staked }) => [multiple, staked])).toEqual([
    [1, major(4)],
    [2, major(12)],
    [4, major(28)],
    [8, major(60)],
  ])
  const skipped = plannedSteps({ kind: 'same', multiple: 3 }, 3, { priced, own: new Map([[1, 0]]) })
  expect(skipped.map(({ stake }) => stake)).toEqual([major(12), 0n, major(12)])
})

test('LOT-03 a profit plan needs one play at one price, and returns the profit at every draw', () => {
  const priced = pricedLines(ssc, [line('1||||@L1800')])
  expect(hasProfit(priced)).toBe(true)
  const steps = plannedSteps({ kind: 'profit', percent: 50, mostMultiple: 1_000 }, 10, {
    priced,
    own: new Map(),
  })
  expect(steps).toHaveLength(10)
  // nine for one: a win of 18 for each 2
  for (const { win, staked } of steps) expect(win * 100n >= staked * 150n).toBe(true)
  expect(hasProfit(pricedLines(ssc, [line('1||||@L1800'), line('2||||@L1900')]))).toBe(false)
  expect(hasProfit(pricedLines(ssc, []))).toBe(false)
})

test('LOT-03 a stored selection is offered again as it was chosen, or not at all', () => {
  expect(offeredLine(ssc, { play: 'fixed', choice: '1,2||||@L1800' })).toEqual({
    play: 'fixed',
    choice: '1,2||||@L1800',
    units: 2,
  })
  expect(offeredLine(north, { play: 'lo2', choice: '07,70' })).toMatchObject({ units: 2 })
  expect(offeredLine(north, { play: 'lo2Live', choice: '07' })).toBeNull()
  expect(offeredLine(ssc, { play: 'gone', choice: '1@L1800' })).toBeNull()
  expect(offeredLine(ssc, { play: 'fixed', choice: '12||||@L1800' })).toBeNull()
})

test('LOT-03 typed numbers are bounded', () => {
  expect(['7', '', '-3', '5000', 'x'].map((text) => boundedWhole(text, { least: 1, most: 100 }))).toEqual([
    7, 1, 1, 100, 1,
  ])
})
