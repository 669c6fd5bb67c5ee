import type { RewardKind } from '#features/rewards/rewards/rules/reward.ts'
import { major } from '#kit/money.ts'

/**
 * What a promotion gives: one entry for each kind, with its shape, its reward and its value. Adding a kind is an entry here, its schema in
 * contract/gifts.ts and its inputs in the
 * form; the compiler asks for all three. Amounts are ledger units as decimal digits.
 */
export type GiftShapes = {
  /** A share of the deposit, rounded down to whole hundredths of the major unit, as bonus. */
  match: { readonly percent: number; readonly most: string }
  bonus: { readonly amount: string }
  cash: { readonly amount: string }
  points: { readonly points: number }
  /** Rounds at the stake and in the games that their terms name; free bets if those say so. */
  freeRounds: { readonly rounds: number }
  /** Pieces of a product of the points mall. */
  goods: { readonly product: string; readonly pieces: number }
}

export type GiftKind = keyof GiftShapes
export type GiftOf<K extends GiftKind = GiftKind> = { [P in K]: { readonly kind: P } & GiftShapes[P] }[K]
export type Gift = GiftOf

/** Ledger units of the deposit that counts; null where none does. */
export type GiftFacts = { readonly deposit: { readonly amount: bigint } | null }

export type GiftRule<K extends GiftKind> = {
  readonly reward: RewardKind
  /** The terms that come with it; null: none. */
  readonly terms: 'bonus' | 'freeRounds' | null
  /** Budgets count money in ledger units; of points, pieces, rounds or tickets, each counts as one major unit. */
  readonly unit: 'money' | 'count'
  /** The reward's amount; null where it needs a deposit and has none. */
  readonly amount: (gift: GiftOf<K>, facts: GiftFacts) => bigint | null
  /** The largest amount that one member can get. */
  readonly most: (gift: GiftOf<K>) => bigint
  /** What the crediting feature needs besides the terms. */
  readonly detail?: (gift: GiftOf<K>) => Readonly<Record<string, unknown>>
}

/** Ledger units of 0.01: what a share of a deposit is rounded down to. */
const HUNDREDTH = 100n

const fixed = ({ amount }: { readonly amount: string }) => BigInt(amount)
const pieces = (gift: { readonly pieces: number }) => BigInt(gift.pieces)
const rounds = (gift: { readonly rounds: number }) => BigInt(gift.rounds)
const points = (gift: { readonly points: number }) => BigInt(gift.points)

export const giftRules: { readonly [K in GiftKind]: GiftRule<K> } = {
  match: {
    reward: 'bonus',
    terms: 'bonus',
    unit: 'money',
    amount: shareOf,
    most: ({ most }) => BigInt(most),
  },
  bonus: { reward: 'bonus', terms: 'bonus', unit: 'money', amount: fixed, most: fixed },
  cash: { reward: 'cash', terms: null, unit: 'money', amount: fixed, most: fixed },
  points: { reward: 'points', terms: null, unit: 'count', amount: points, most: points },
  freeRounds: { reward: 'freeRounds', terms: 'freeRounds', unit: 'count', amount: rounds, most: rounds },
  goods: {
    reward: 'goods',
    terms: null,
    unit: 'count',
    amount: pieces,
    most: pieces,
    detail: ({ product }) => ({ product }),
  },
}

export const giftKinds = [
  'match',
  'bonus',
  'cash',
  'points',
  'freeRounds',
  'goods',
] as const satisfies readonly GiftKind[]

export function amountOf<K extends GiftKind>(gift: GiftOf<K>, facts: GiftFacts): bigint | null {
  return giftRules[gift.kind].amount(gift, facts)
}

export function mostOf<K extends GiftKind>(gift: GiftOf<K>): bigint {
  return giftRules[gift.kind].most(gift)
}

/** What the reward's `detail` contains. */
export function detailOf<K extends GiftKind>(
  gift: GiftOf<K>,
  termsHash: string | null,
): Readonly<Record<string, unknown>> {
  const { terms, detail } = giftRules[gift.kind]
  return { ...detail?.(gift), ...(terms ? { terms: termsHash } : {}) }
}

/** What an amount takes from the budget. */
export function costOf({ kind }: Gift, amount: bigint): bigint {
  return giftRules[kind].unit === 'money' ? amount : amount * major(1)
}

function shareOf({ percent, most }: GiftShapes['match'], { deposit }: GiftFacts): bigint | null {
  if (!deposit) return null
  const share = (deposit.amount * BigInt(percent)) / 100n
  const limit = BigInt(most)
  return ((share < limit ? share : limit) / HUNDREDTH) * HUNDREDTH
}
