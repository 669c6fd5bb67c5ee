import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ssc } from '#game-kit/lottery/games/digits.ts'
import { problemOf } from '#game-kit/lottery/pick.ts'
import { boardOf } from '#games/lottery-boards.ts'
import { k3Game } from '#games/lottery/digital.ts'
import {
  emptyPick,
  quickNumbers,
  quickPick,
  quickSets,
  sideLine,
  tidyLines,
  toggled,
  withLines,
} from './selection.ts'
import { addedTo, boundMultiple, MOST_MULTIPLE, MOST_SLIP_LINES, slipTotal } from './slip.ts'
import type { SlipLine } from './slip.ts'

const plays = ssc()
const formOf = (key: string) => {
  const play = plays.find((each) => each.key === key)
  if (!play) throw new Error(key)
  return play.form
}

test('LOT-03 a quick pick of every play is a selection that the server accepts', () => {
  for (const { key, form } of plays)
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat(1_000_000)), (stream) => {
        const numbers = stream[Symbol.iterator]()
        const pick = quickPick(form, (n) => (numbers.next().value ?? 0) % n)
        expect({ key, problem: problemOf(form, pick) }).toEqual({ key, problem: null })
      }),
      { numRuns: 5 },
    )
})

test('LOT-03 tapping adds and takes away numbers in order; a row of one is replaced, a full row stays', () => {
  const form = formOf('star3Front.straight')
  const once = toggled(emptyPick(form), form, 1, 7)
  expect(toggled(once, form, 1, 3)).toEqual([[], [3, 7], []])
  expect(toggled(once, form, 1, 7)).toEqual([[], [], []])
  const banker = formOf('star3Front.groupBanker')
  expect(toggled(toggled(emptyPick(banker), banker, 0, 2), banker, 0, 5)).toEqual([[5]])
})

test('LOT-03 quick sets split ten digits into big and small, odd and even', () => {
  const [row] = formOf('fixed').rows
  if (!row) throw new Error('row')
  expect(quickSets(row)).toContain('big')
  expect(quickNumbers(row, 'big')).toEqual([5, 6, 7, 8, 9])
  expect(quickNumbers(row, 'odd')).toEqual([1, 3, 5, 7, 9])
  expect(quickNumbers(row, 'none')).toEqual([])
  expect(formOf('total').rows.map(quickSets)).toEqual([[]])
})

test('LOT-03 pasted lines are written in the play’s form, each once', () => {
  expect(
    tidyLines(
      [
        [3, 1, 2],
        [1, 2, 3],
        [0, 0, 5],
      ],
      false,
    ),
  ).toEqual([
    [1, 2, 3],
    [0, 0, 5],
  ])
  expect(
    tidyLines(
      [
        [3, 1, 2],
        [1, 2, 3],
      ],
      true,
    ),
  ).toHaveLength(2)
  const form = formOf('star3Front.lines')
  expect(withLines([[9, 9, 9]], form, [[1, 2, 3]])).toEqual([[1, 2, 3]])
})

const line: SlipLine = {
  play: 'fixed',
  choice: '1||||@L1800',
  text: '1',
  units: 1,
  unitStake: 10_000n,
  multiple: 2,
}

test('LOT-03 the same line twice is one line with both multiples, up to the highest', () => {
  const slip = addedTo(
    [line],
    [
      { ...line, multiple: 3 },
      { ...line, choice: '2||||@L1800' },
    ],
  )
  expect(slip.map(({ multiple }) => multiple)).toEqual([5, 2])
  expect(slipTotal(slip)).toBe(70_000n)
  expect(addedTo([line], [{ ...line, multiple: MOST_MULTIPLE }])[0]?.multiple).toBe(MOST_MULTIPLE)
  expect([boundMultiple(Number.NaN), boundMultiple(-3), boundMultiple(2.7)]).toEqual([1, 1, 2])
})

test('LOT-03 a slip holds 2 000 lines and no more', () => {
  const many = Array.from({ length: MOST_SLIP_LINES + 5 }, (_, at) => ({ ...line, choice: `${at}` }))
  expect(addedTo([], many)).toHaveLength(MOST_SLIP_LINES)
})

test('LOT-03 a bet on one side of a panel is the line that the server accepts', () => {
  const board = boardOf('k3', k3Game.defaultConfig)
  const stake = { unitStake: 20_000n, text: 'Small' }
  const line = sideLine(board, 'sides', 'small', stake)
  expect(line).toEqual({ play: 'sides', choice: '1@E', units: 1, multiple: 1, ...stake })
  const checked = k3Game
    .open(k3Game.defaultConfig)
    .check([['sides', '2.0000', line?.choice]], { currency: 'FUN', pieces: [] })
  expect(checked).toMatchObject({ ok: true })
  expect(sideLine(board, 'sides', 'dragon', stake)).toBeNull()
  expect(sideLine(board, 'total', 'big', stake)).toBeNull()
})
