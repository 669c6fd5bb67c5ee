import fc from 'fast-check'
import { expect, it } from 'vitest'
import { periodStart, timesText } from './rules.ts'
import { maskedName } from '#kit/names/masked-name.ts'

it('SHL-17 a winner’s name shows its first and last two letters', () => {
  expect(maskedName('nguyenvan84')).toBe('ng***84')
  expect(maskedName('maianh1')).toBe('ma***h1')
})

it('SHL-17 a short name hides at least three letters, or all but one', () => {
  expect(maskedName('linhxx')).toBe('li***x')
  expect(maskedName('linh')).toBe('l***')
  expect(maskedName('mai')).toBe('m***')
})

it('SHL-17 a mask never reveals the name, regardless of its length', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{4,16}$/), (name) => {
      const shown = maskedName(name).replace('***', '').length
      expect(name.length - shown).toBeGreaterThanOrEqual(3)
    }),
  )
})

it('a win’s multiple is rounded down to two decimals', () => {
  expect(timesText(1_145_000n, 20_000n)).toBe('57.25')
  expect(timesText(19_999n, 10_000n)).toBe('1.99')
  expect(timesText(0n, 10_000n)).toBe('0.00')
})

it('a week begins seven times 24 hours ago', () => {
  expect(periodStart('week', new Date('2026-11-21T10:00:00Z'))).toEqual(new Date('2026-11-14T10:00:00Z'))
})
