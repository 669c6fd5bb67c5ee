/**
 * Gifts of a rank, as data. Amounts are ledger units of money, or whole points, as decimal digits. Each gift is offered once:
 * on reaching the rank for the first time, once a year on the birthday, and at the beginning of each period to those who hold the rank.
 */
export const giftMoments = ['upgrade', 'birthday', 'period'] as const
export type GiftMoment = (typeof giftMoments)[number]

export type Gift =
  | { readonly kind: 'cash'; readonly amount: string }
  | { readonly kind: 'points'; readonly amount: string }
  /** Wagering as a multiple of the bonus, and its days; `terms` is the hash of the terms that say so. */
  | {
      readonly kind: 'bonus'
      readonly amount: string
      readonly wagering: number
      readonly days: number
      readonly terms: string
    }

export type Gifts = { readonly [M in GiftMoment]?: Gift }

/** The brand-local day of a birthday in a year: 29 February is 28 February in a common year. */
export function birthdayIn(year: number, birthday: string): string {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const [month, day] = [birthday.slice(5, 7), birthday.slice(8, 10)]
  return `${String(year).padStart(4, '0')}-${month}-${month === '02' && day === '29' && !isLeap ? '28' : day}`
}
