import { momentIn } from '#kit/day/zoned.ts'
import { parseMoney } from '#kit/money.ts'
import type { Audience, DrawData, DrawKind } from '../rules/draw.ts'
import type { Prize, PrizeKind } from '../rules/prize.ts'

/** A prize as it is typed. */
export type PrizeDraft = {
  readonly id: number
  readonly kind: PrizeKind
  readonly amount: string
  readonly count: string
  /** A wheel or raffle for spins and tickets, a product for goods. */
  readonly of: string
  /** Weight of a segment, or number of winners. */
  readonly times: string
}

/** The builder's values: text as typed. */
export type Draft = {
  readonly kind: DrawKind
  readonly titleEn: string
  readonly titleVi: string
  readonly prizes: readonly PrizeDraft[]
  readonly oneEach: boolean
  readonly waitMinutes: string
  readonly claimTickets: string
  readonly total: string
  readonly envelopes: string
  readonly least: string
  readonly step: string
  readonly audience: Audience['kind']
  readonly days: string
  readonly accounts: string
  readonly segment: string
  readonly wagering: string
  readonly termDays: string
  readonly budget: string
  readonly startsAt: string
  readonly endsAt: string
}

export const prizeDraft = (id: number, kind: PrizeKind = 'cash'): PrizeDraft => ({
  id,
  kind,
  amount: '',
  count: '1',
  of: '',
  times: '1',
})

export const blank: Draft = {
  kind: 'wheel',
  titleEn: '',
  titleVi: '',
  prizes: [prizeDraft(1, 'nothing'), prizeDraft(2)],
  oneEach: true,
  waitMinutes: '60',
  claimTickets: '0',
  total: '',
  envelopes: '100',
  least: '',
  step: '',
  audience: 'everyone',
  days: '30',
  accounts: '',
  segment: '',
  wagering: '5',
  termDays: '14',
  budget: '',
  startsAt: '',
  endsAt: '',
}

const units = (text: string): string => String(parseMoney(text) ?? 0n)
const whole = (text: string): number => (/^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : 0)

export function prizeOf({ kind, amount, count, of }: PrizeDraft): Prize {
  if (kind === 'nothing') return { kind }
  if (kind === 'cash' || kind === 'bonus') return { kind, amount: units(amount) }
  if (kind === 'goods') return { kind, product: of.trim(), count: whole(count) }
  return kind === 'points' ? { kind, count: whole(count) } : { kind, draw: of, count: whole(count) }
}

/** The draw's data; the server checks all of it again. */
export function dataOf(draft: Draft): DrawData {
  const { kind, prizes, oneEach, waitMinutes, claimTickets, total, envelopes, least, step } = draft
  switch (kind) {
    case 'wheel':
      return { kind, segments: prizes.map((each) => ({ weight: whole(each.times), prize: prizeOf(each) })) }
    case 'raffle':
      return {
        kind,
        prizes: prizes.map((each) => ({ prize: prizeOf(each), count: whole(each.times) })),
        oneEach,
        waitMinutes: whole(waitMinutes),
        claimTickets: whole(claimTickets),
      }
    case 'envelope':
      return { kind, total: units(total), count: whole(envelopes), least: units(least), step: units(step) }
    case 'checkIn':
      return { kind, rewards: prizes.map(prizeOf) }
  }
}

function audienceOf({ audience, days, accounts, segment }: Draft): Audience {
  if (audience === 'new' || audience === 'depositors') return { kind: audience, days: whole(days) }
  if (audience === 'everyone') return { kind: audience }
  if (audience === 'segment') return { kind: audience, segment }
  const list = accounts.split(/[\s,;]+/).filter(Boolean)
  return { kind: audience, accounts: list }
}

/** Whether the draft has prizes that are bonuses, which need terms. */
export const hasBonus = ({ kind, prizes }: Draft): boolean =>
  kind !== 'envelope' && prizes.some((prize) => prize.kind === 'bonus')

/** The call's body, without brand and currency; `zone` is the brand's, in which times are typed. */
export function bodyOf(draft: Draft, zone: string, now: Date) {
  const { titleEn, titleVi, budget, startsAt, endsAt, wagering, termDays } = draft
  return {
    title: { en: titleEn.trim(), vi: titleVi.trim() },
    data: dataOf(draft),
    audience: audienceOf(draft),
    terms: hasBonus(draft)
      ? ({
          version: 1,
          order: 'cash',
          wagering: whole(wagering),
          days: whole(termDays),
          categoryWeights: { LIVE: 10 },
          gameWeights: {},
          excludedCategories: [],
          excludedGames: [],
          excludedVendors: [],
          stakeMax: null,
          conversionMax: null,
        } as const)
      : null,
    budget: budget.trim() ? parseMoney(budget) : null,
    startsAt: startsAt ? momentIn(zone, startsAt) : now,
    endsAt: endsAt ? momentIn(zone, endsAt) : null,
  }
}
