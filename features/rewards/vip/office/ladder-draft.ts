import { moneyText, parseMoney } from '#kit/money.ts'
import { giftMoments, type GiftMoment } from '../rules/gift.ts'
import type { OfficeRank } from './ranks-tab.tsx'

type OfficeGift = NonNullable<OfficeRank['gifts']['upgrade']>
export const giftKinds = ['none', 'cash', 'points', 'bonus'] as const
export type GiftDraft = {
  readonly kind: (typeof giftKinds)[number]
  readonly value: string
  readonly wagering: string
  readonly days: string
}

/** A rank as typed. */
export type RankDraft = {
  readonly nameEn: string
  readonly nameVi: string
  readonly upValid: string
  readonly upDeposits: string
  readonly keepValid: string
  readonly keepDeposits: string
  readonly isFirstPaid: boolean
  readonly gifts: Readonly<Record<GiftMoment, GiftDraft>>
}

const noGift: GiftDraft = { kind: 'none', value: '', wagering: '1', days: '7' }

export const blankRank: RankDraft = {
  nameEn: '',
  nameVi: '',
  upValid: '0',
  upDeposits: '0',
  keepValid: '0',
  keepDeposits: '0',
  isFirstPaid: false,
  gifts: { upgrade: noGift, birthday: noGift, period: noGift },
}

function giftDraft(gift: OfficeGift | null): GiftDraft {
  if (!gift) return noGift
  if (gift.kind === 'points') return { ...noGift, kind: 'points', value: String(gift.points) }
  const draft = { ...noGift, kind: gift.kind, value: moneyText(gift.amount) }
  return gift.kind === 'bonus'
    ? { ...draft, wagering: String(gift.wagering), days: String(gift.days) }
    : draft
}

export function rankDraft({ name, up, keep, isFirstPaid, gifts }: OfficeRank): RankDraft {
  return {
    nameEn: name.en,
    nameVi: name.vi,
    upValid: moneyText(up.valid),
    upDeposits: moneyText(up.deposits),
    keepValid: moneyText(keep.valid),
    keepDeposits: moneyText(keep.deposits),
    isFirstPaid,
    gifts: {
      upgrade: giftDraft(gifts.upgrade),
      birthday: giftDraft(gifts.birthday),
      period: giftDraft(gifts.period),
    },
  }
}

const whole = (typed: string) => (/^\d{1,8}$/.test(typed.trim()) ? Number(typed.trim()) : null)

/** An amount at least 0; null where it is not a number. */
export function amountOf(typed: string): bigint | null {
  const amount = parseMoney(typed.trim())
  return amount !== null && amount >= 0n ? amount : null
}

export const isName = (typed: string): boolean => typed.trim().length >= 2 && typed.trim().length <= 24

/** What a gift's value and terms say; undefined where they are not numbers above zero. */
export function giftOf({ kind, value, wagering, days }: GiftDraft): OfficeGift | null | undefined {
  if (kind === 'none') return null
  if (kind === 'points') {
    const points = whole(value)
    return points ? { kind, points } : undefined
  }
  const amount = amountOf(value)
  if (!amount) return undefined
  if (kind === 'cash') return { kind, amount }
  const [times, until] = [whole(wagering), whole(days)]
  return times === null || times > 100 || !until || until > 365
    ? undefined
    : { kind, amount, wagering: times, days: until }
}

/** The rank to send; null while something in it is missing. */
export function rankOf(draft: RankDraft): OfficeRank | null {
  const [upValid, upDeposits, keepValid, keepDeposits] = [
    amountOf(draft.upValid),
    amountOf(draft.upDeposits),
    amountOf(draft.keepValid),
    amountOf(draft.keepDeposits),
  ]
  const { upgrade, birthday, period } = draft.gifts
  const gifts = { upgrade: giftOf(upgrade), birthday: giftOf(birthday), period: giftOf(period) }
  const isWhole =
    isName(draft.nameEn) &&
    isName(draft.nameVi) &&
    upValid !== null &&
    upDeposits !== null &&
    keepValid !== null &&
    keepDeposits !== null &&
    giftMoments.every((moment) => gifts[moment] !== undefined)
  if (!isWhole) return null
  return {
    name: { en: draft.nameEn.trim(), vi: draft.nameVi.trim() },
    up: { valid: upValid, deposits: upDeposits },
    keep: { valid: keepValid, deposits: keepDeposits },
    isFirstPaid: draft.isFirstPaid,
    gifts: {
      upgrade: gifts.upgrade ?? null,
      birthday: gifts.birthday ?? null,
      period: gifts.period ?? null,
    },
  }
}
