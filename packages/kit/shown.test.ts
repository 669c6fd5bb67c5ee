import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutToCent, isCut, shownChange, shownParts } from './shown.ts'

const CENT = 100n
const units = fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n })
const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)

test('M8 CSH-05 whatever moved, the balances and movements of a record re-add as they are shown, and none is a hundredth off', () => {
  fc.assert(
    fc.property(units, fc.array(units, { maxLength: 30 }), (opening, moves) => {
      const balances = moves.reduce<bigint[]>((all, move) => [...all, (all.at(-1) ?? 0n) + move], [opening])
      const shown = moves.map((_, at) =>
        shownChange({ before: balances[at] ?? 0n, after: balances[at + 1] ?? 0n }),
      )
      expect(cutToCent(opening) + sum(shown)).toBe(cutToCent(opening + sum(moves)))
      for (const [at, move] of moves.entries()) {
        const off = (shown[at] ?? 0n) - move
        expect(off < CENT && off > -CENT).toBe(true)
        if (!isCut(move)) expect(off).toBe(0n)
      }
    }),
  )
})

test('M8 CSH-05 what came and what went lie between the shown balances to the hundredth, each less than one beside the ledger’s', () => {
  fc.assert(
    fc.property(units, fc.array(units, { minLength: 1, maxLength: 12 }), (before, parts) => {
      const after = before + sum(parts)
      const shown = shownParts({ before, after }, parts)
      expect(cutToCent(before) + sum(shown)).toBe(cutToCent(after))
      for (const [at, part] of parts.entries()) {
        const off = (shown[at] ?? 0n) - part
        expect(off < CENT && off > -CENT).toBe(true)
        if (!isCut(part)) expect(off).toBe(0n)
        expect((shown[at] ?? 0n) % CENT).toBe(0n)
      }
    }),
  )
})

test('CSH-05 no balance is shown with more than it holds: cut downwards, above zero and below', () => {
  expect([12_399n, 99n, 0n, -1n, -100n, -101n].map(cutToCent)).toEqual([12_300n, 0n, 0n, -100n, -100n, -200n])
  // 10.0050 + 0.0060 − 0.0005 = 10.0105: shown 10.00 + 0.01 − 0.00 = 10.01
  expect(shownParts({ before: 100_050n, after: 100_105n }, [60n, -5n])).toEqual([100n, 0n])
  expect(shownParts({ before: 100_050n, after: 100_110n }, [60n])).toEqual([100n])
})
