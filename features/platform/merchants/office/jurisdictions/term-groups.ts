import type { TermName } from '../../shapes.ts'

/** The sections of a jurisdiction pack, in the order of the page; each name is the text `merchants.terms.<section>`. */
export const termSections = {
  identity: ['minimumAge', 'unticksConsent', 'papersDepositFrom', 'papersWithdrawFrom'],
  limits: [
    'depositDayMost',
    'depositMonthMost',
    'depositMonthStart',
    'lossDayMost',
    'lossMonthMost',
    'stakeMost',
  ],
  safer: ['asksLimitFirst', 'checkMinutes', 'checkMinutesMost', 'needsHelp'],
  play: ['slotRoundMs', 'casinoRoundMs', 'allowsAutoplay', 'autoplayMost', 'allowsTurbo', 'allowsBonusBuy'],
  offer: ['allowsSports', 'allowsCasino', 'allowsLottery', 'allowsTransfers'],
  rewards: ['allowsDepositBonus', 'allowsFreeBonus', 'allowsFreeRounds', 'allowsPrizeDraws', 'wageringMost'],
  records: ['recordDaysLeast'],
} as const satisfies Readonly<Record<string, readonly TermName[]>>

export type TermSection = keyof typeof termSections

/** Numbers whose 0 means that the term does not apply. */
const optional: ReadonlySet<string> = new Set<TermName>([
  'slotRoundMs',
  'casinoRoundMs',
  'depositDayMost',
  'depositMonthMost',
  'depositMonthStart',
  'lossDayMost',
  'lossMonthMost',
  'stakeMost',
  'checkMinutes',
  'checkMinutesMost',
])

/** Thresholds for documents: 0 is never, 1 is always, anything else an amount. */
const thresholds: ReadonlySet<string> = new Set<TermName>(['papersDepositFrom', 'papersWithdrawFrom'])

export type TermKind = 'switch' | 'number' | 'optional' | 'threshold'

export function kindOf(name: string, value: boolean | number): TermKind {
  if (typeof value === 'boolean') return 'switch'
  if (thresholds.has(name)) return 'threshold'
  return optional.has(name) ? 'optional' : 'number'
}
