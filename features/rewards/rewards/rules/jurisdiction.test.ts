import { expect, test } from 'vitest'
import { brokenTerm, type Given, type RewardTerms } from './jurisdiction.ts'

const all: RewardTerms = {
  allowsDepositBonus: true,
  allowsFreeBonus: true,
  allowsFreeRounds: true,
  allowsPrizeDraws: true,
  wageringMost: 10,
}
const bonus: Given = { kind: 'bonus', isForDeposit: true, wagering: 10 }

test('PRO-02 a jurisdiction decides which rewards exist, and the maximum wagering', () => {
  expect(brokenTerm(bonus, all)).toBeNull()
  expect(brokenTerm({ ...bonus, wagering: 11 }, all)).toBe('wageringMost')
  expect(brokenTerm(bonus, { ...all, allowsDepositBonus: false })).toBe('allowsDepositBonus')
  expect(brokenTerm({ ...bonus, isForDeposit: false }, { ...all, allowsDepositBonus: false })).toBeNull()
  expect(brokenTerm({ ...bonus, isForDeposit: false }, { ...all, allowsFreeBonus: false })).toBe(
    'allowsFreeBonus',
  )
  const free = { kind: 'freeRounds', isForDeposit: null, wagering: 0 } as const
  expect(brokenTerm(free, { ...all, allowsFreeRounds: false })).toBe('allowsFreeRounds')
  const tickets = { kind: 'tickets', isForDeposit: null, wagering: null } as const
  expect(brokenTerm(tickets, { ...all, allowsPrizeDraws: false })).toBe('allowsPrizeDraws')
  expect(brokenTerm({ ...tickets, kind: 'cash' }, { ...all, allowsPrizeDraws: false })).toBeNull()
})

test('PRO-02 a bonus of unknown origin exists where any kind of bonus does', () => {
  const unknown: Given = { ...bonus, isForDeposit: null }
  const neither = { ...all, allowsDepositBonus: false, allowsFreeBonus: false }
  expect(brokenTerm(unknown, { ...all, allowsDepositBonus: false })).toBeNull()
  expect(brokenTerm(unknown, { ...all, allowsFreeBonus: false })).toBeNull()
  expect(brokenTerm(unknown, neither)).toBe('allowsDepositBonus')
})
