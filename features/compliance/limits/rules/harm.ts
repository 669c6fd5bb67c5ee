// Markers of harm: exact rules with their figures (R15), covering all seven kinds: spend (risingDeposits), patterns of spend (chasing),
// time (longPlay, nightPlay), behaviour (failedDeposits), contact (contact), tools (limitHits, loosening) and the account (manyMethods).
// Each can be explained to the member and to an auditor. A strong marker, or three together, triggers automatic action: marketing stops for
// thirty days, and the member gets a message about the tools. Nothing here changes odds, prices or what a member may withdraw. Example:
// three deposits within a day in which 2 000 000 were lost is "chasing"; six of them is a strong marker.
import { moneyText, type Minor } from '#kit/money.ts'

export const harmRules = [
  'chasing',
  'nightPlay',
  'risingDeposits',
  'failedDeposits',
  'limitHits',
  'longPlay',
  'loosening',
  'contact',
  'manyMethods',
] as const
export type HarmRule = (typeof harmRules)[number]
export type Level = 'notice' | 'strong'

export type Facts = {
  /** Credited in the last 24 hours. */
  readonly depositsDay: number
  /** Stakes minus wins of the last 24 hours. */
  readonly lostDay: Minor
  /** Nights (00:00 to 05:00 in the brand's zone) of the last seven with a stake. */
  readonly nights: number
  readonly depositedWeek: Minor
  /** Weekly average of the four weeks before. */
  readonly depositedUsual: Minor
  readonly failedDay: number
  /** Limits reached in the last seven days. */
  readonly hitsWeek: number
  readonly playedDayMs: number
  readonly playedWeekMs: number
  /** Higher limits requested in the last seven days. */
  readonly looserWeek: number
  /** Chat lines and feedback of the last 24 hours with concerning words, and their highest severity. */
  readonly worriesDay: number
  readonly gravest: Level | null
  /** Payment methods tried in the last seven days. */
  readonly methodsWeek: number
  /** From this amount on, a week's deposits are significant: the brand's setting of a large deposit. */
  readonly notable: Minor
}

export type Sign = {
  readonly rule: HarmRule
  readonly level: Level
  readonly evidence: Readonly<Record<string, string | number>>
}

const HOUR_MS = 3_600_000
/** Each rule's threshold, and its threshold for a strong marker. */
const FROM = {
  chasingDeposits: { notice: 3, strong: 6 },
  nights: { notice: 3, strong: 6 },
  /** Multiples of the usual week. */
  rising: { notice: 3n, strong: 6n },
  failed: { notice: 3, strong: 6 },
  hits: { notice: 3, strong: 7 },
  dayHours: { notice: 6, strong: 12 },
  weekHours: { notice: 25, strong: 45 },
  looser: { notice: 2, strong: 5 },
  methods: { notice: 4, strong: 6 },
} as const

type Steps = { readonly notice: number; readonly strong: number }
const levelOf = (value: number, { notice, strong }: Steps): Level | null =>
  value >= strong ? 'strong' : value >= notice ? 'notice' : null
const hours = (ms: number): number => Math.floor(ms / HOUR_MS)

/** All markers that these facts raise. */
export function signsOf(facts: Facts): Sign[] {
  const { notable, depositedWeek, depositedUsual } = facts
  const sign = (rule: HarmRule, level: Level | null, evidence: Sign['evidence']): Sign[] =>
    level ? [{ rule, level, evidence }] : []
  const chasing = facts.lostDay > 0n ? levelOf(facts.depositsDay, FROM.chasingDeposits) : null
  const isRising = depositedUsual > 0n && depositedWeek >= notable
  const rising =
    isRising && depositedWeek >= depositedUsual * FROM.rising.strong
      ? 'strong'
      : isRising && depositedWeek >= depositedUsual * FROM.rising.notice
        ? 'notice'
        : null
  const day = levelOf(hours(facts.playedDayMs), FROM.dayHours)
  const week = levelOf(hours(facts.playedWeekMs), FROM.weekHours)
  return [
    ...sign('chasing', chasing, { deposits: facts.depositsDay, lost: moneyText(facts.lostDay) }),
    ...sign('nightPlay', levelOf(facts.nights, FROM.nights), { nights: facts.nights }),
    ...sign('risingDeposits', rising, {
      deposited: moneyText(depositedWeek),
      usual: moneyText(depositedUsual),
    }),
    ...sign('failedDeposits', levelOf(facts.failedDay, FROM.failed), { failed: facts.failedDay }),
    ...sign('limitHits', levelOf(facts.hitsWeek, FROM.hits), { hits: facts.hitsWeek }),
    ...sign('longPlay', day === 'strong' || week === 'strong' ? 'strong' : (day ?? week), {
      day: hours(facts.playedDayMs),
      week: hours(facts.playedWeekMs),
    }),
    ...sign('loosening', levelOf(facts.looserWeek, FROM.looser), { asked: facts.looserWeek }),
    ...sign('contact', facts.gravest, { lines: facts.worriesDay }),
    ...sign('manyMethods', levelOf(facts.methodsWeek, FROM.methods), { methods: facts.methodsWeek }),
  ]
}

/** Number of markers that together act as a strong one. */
const MANY = 3

/** Whether the platform acts automatically: stops marketing and sends a message. */
export function mustAct(signs: readonly Sign[]): boolean {
  return signs.length >= MANY || signs.some(({ level }) => level === 'strong')
}
