/**
 * The points mall (PRO-05). A redemption of goods is in process until an operator approves (ships) or rejects it; an approved one is
 * completed when it has arrived, or rejected when it came back. A rejection returns points and stock. Cash, bonuses and conversions need
 * no operator: they are completed immediately. Example: two mugs for 150 points each take 300 points and two pieces of the stock.
 */
export const productKinds = ['goods', 'cash', 'bonus'] as const
export type ProductKind = (typeof productKinds)[number]

export const exchangeTypes = ['goods', 'cash', 'bonus', 'convert', 'reward'] as const
export type ExchangeType = (typeof exchangeTypes)[number]

export const redemptionStates = ['process', 'approved', 'completed', 'rejected'] as const
export type RedemptionState = (typeof redemptionStates)[number]

/** The states in which goods wait for an operator. */
export const openStates = ['process', 'approved'] as const satisfies readonly RedemptionState[]

const NEXT: Readonly<Record<RedemptionState, readonly RedemptionState[]>> = {
  process: ['approved', 'rejected'],
  approved: ['completed', 'rejected'],
  completed: [],
  rejected: [],
}

export const mayBecome = (from: RedemptionState, to: RedemptionState): boolean => NEXT[from].includes(to)

export type Asked = {
  readonly quantity: number
  /** Points that the member agreed to for all pieces. */
  readonly points: number
  readonly hasDelivery: boolean
}

export type Offered = {
  readonly kind: ProductKind
  readonly points: number
  readonly stock: number | null
  readonly perMember: number | null
  /** Pieces that this member has redeemed before. */
  readonly taken: number
}

type No =
  | { readonly refused: 'mall.priceChanged'; readonly detail: { readonly points: number } }
  | { readonly refused: 'mall.soldOut' | 'mall.noAddress' }
  | { readonly refused: 'mall.perMember'; readonly detail: { readonly most: number } }

/** Whether a product may be redeemed as asked; the balance is checked by the ledger. */
export function checkRedeem(asked: Asked, of: Offered): No | null {
  if (asked.points !== of.points * asked.quantity)
    return { refused: 'mall.priceChanged', detail: { points: of.points } }
  if (of.stock !== null && of.stock < asked.quantity) return { refused: 'mall.soldOut' }
  if (of.perMember !== null && of.taken + asked.quantity > of.perMember)
    return { refused: 'mall.perMember', detail: { most: of.perMember } }
  return of.kind === 'goods' && !asked.hasDelivery ? { refused: 'mall.noAddress' } : null
}

export type CodeFacts = {
  readonly uses: number
  readonly mostUses: number
  readonly validUntil: Date | null
  readonly isStopped: boolean
}

/** Whether a code can still be used; one that ends at this very moment has ended. */
export function checkCode({ uses, mostUses, validUntil, isStopped }: CodeFacts, now: Date) {
  if (isStopped || (validUntil !== null && validUntil <= now)) return 'mall.codeEnded' as const
  return uses >= mostUses ? ('mall.codeUsedUp' as const) : null
}

/** A code as it is typed: "jade-2026" and "JADE 2026" are JADE2026. */
export const codeOf = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
