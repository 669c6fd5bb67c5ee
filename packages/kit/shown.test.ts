import fc from 'fast-check'
import { expect, test } from 'vitest'
import { footed, shownChange, shownParts } from './shown/re-adding.ts'
import { cutTo, isCut, shownText } from './shown.ts'

const units = fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n })
const decimals = fc.integer({ min: 0, max: 4 })
const finest = (digits: number) => 10n ** BigInt(4 - digits)
const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)

test('M8 CSH-05 displayed balances and movements of a record add up, for any movements', () => {
  fc.assert(
    fc.property(units, fc.array(units, { maxLength: 30 }), decimals, (opening, moves, digits) => {
      const balances = moves.reduce<bigint[]>((all, move) => [...all, (all.at(-1) ?? 0n) + move], [opening])
      const shown = moves.map((_, at) =>
        shownChange({ before: balances[at] ?? 0n, after: balances[at + 1] ?? 0n }, digits),
      )
      expect(cutTo(opening, digits) + sum(shown)).toBe(cutTo(opening + sum(moves), digits))
      for (const [at, move] of moves.entries()) {
        const off = (shown[at] ?? 0n) - move
        expect(off < finest(digits) && off > -finest(digits)).toBe(true)
        if (!isCut(move, digits)) expect(off).toBe(0n)
      }
    }),
  )
})

test('M8 CSH-05 keeps displayed movements between displayed balances exact, each within one digit of the ledger’s', () => {
  fc.assert(
    fc.property(
      units,
      fc.array(units, { minLength: 1, maxLength: 12 }),
      decimals,
      (before, parts, digits) => {
        const after = before + sum(parts)
        const shown = shownParts({ before, after }, parts, digits)
        expect(cutTo(before, digits) + sum(shown)).toBe(cutTo(after, digits))
        for (const [at, part] of parts.entries()) {
          const off = (shown[at] ?? 0n) - part
          expect(off < finest(digits) && off > -finest(digits)).toBe(true)
          if (!isCut(part, digits)) expect(off).toBe(0n)
          expect((shown[at] ?? 0n) % finest(digits)).toBe(0n)
        }
      },
    ),
  )
})

test('B4 M8 adds up a displayed table: rows and rounding make the total, and rounding is less than one digit per row', () => {
  const row = fc.record({ stake: units, win: units })
  fc.assert(
    fc.property(fc.array(row, { maxLength: 12 }), decimals, (rows, digits) => {
      const shown = footed({ columns: ['stake', 'win'], rows }, digits)
      for (const column of ['stake', 'win'] as const) {
        const rounding = shown.rounding?.[column] ?? 0n
        expect(sum(shown.rows.map((each) => each[column])) + rounding).toBe(shown.totals[column])
        expect(shown.totals[column]).toBe(cutTo(sum(rows.map((each) => each[column])), digits))
        expect(rounding >= 0n && rounding <= finest(digits) * BigInt(rows.length)).toBe(true)
      }
    }),
  )
  // 1.0050 + 1.0060 = 2.0110: 1.00, 1.00, rounding 0.01, total 2.01
  const two = [{ paid: 10_050n }, { paid: 10_060n }]
  expect(footed({ columns: ['paid'], rows: two }, 2)).toEqual({
    rows: [{ paid: 10_000n }, { paid: 10_000n }],
    rounding: { paid: 100n },
    totals: { paid: 20_100n },
  })
  expect(footed({ columns: ['paid'], rows: [{ paid: 100n }, { paid: 200n }] }, 2).rounding).toBeNull()
  // A separately queried total that differs from the sum of the rows is not adjusted.
  expect(footed({ columns: ['paid'], rows: two, totals: { paid: 0n } }, 2).rounding).toEqual({
    paid: -20_000n,
  })
})

test('CSH-05 never displays more than a balance holds: truncates downwards, above zero and below', () => {
  const cents = [12_399n, 99n, 0n, -1n, -100n, -101n].map((amount) => cutTo(amount, 2))
  expect(cents).toEqual([12_300n, 0n, 0n, -100n, -100n, -200n])
  // 10.0050 + 0.0060 − 0.0005 = 10.0105: shown 10.00 + 0.01 − 0.00 = 10.01
  expect(shownParts({ before: 100_050n, after: 100_105n }, [60n, -5n], 2)).toEqual([100n, 0n])
  expect(shownParts({ before: 100_050n, after: 100_110n }, [60n], 2)).toEqual([100n])
})

test('M8 the odd amount 1234.5678 reads with as many decimals as the currency shows', () => {
  expect([0, 1, 2, 3, 4].map((digits) => shownText(12_345_678n, digits))).toEqual([
    '1234',
    '1234.5',
    '1234.56',
    '1234.567',
    '1234.5678',
  ])
  expect([0, 2].map((digits) => shownText(-12_345_678n, digits))).toEqual(['-1235', '-1234.57'])
})
