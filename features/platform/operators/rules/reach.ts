// Classifications of back-office calls for operators of some brands (SYS-03, B1), for `reach.ts` of each feature.

/** Rows that belong to a brand and are named by an id. */
export const owned = [
  'member',
  'deposit',
  'withdrawal',
  'adjustment',
  'match',
  'flag',
  'message',
  'exclusion',
  'lift',
  'harm',
  'promotion',
  'mission',
  'draw',
  'race',
  'agentContract',
] as const

export type Owned = (typeof owned)[number]

export type About =
  /** Only the caller. */
  | { readonly kind: 'caller' }
  /** Shared by all brands. */
  | { readonly kind: 'shared' }
  /** The whole installation. */
  | { readonly kind: 'house' }
  /** Its handler checks the caller's brands itself. */
  | { readonly kind: 'asks' }
  /** The brand named in this part of the input; by default the operator's selected brand. */
  | { readonly kind: 'brand'; readonly part: Part; readonly counts?: readonly string[] }
  /** The brand of the row that this field names. */
  | { readonly kind: 'row'; readonly of: Owned; readonly part: Part; readonly field: string }
  /** A list without a brand filter: other brands' rows are removed, and totals over all of them. */
  | { readonly kind: 'rows'; readonly counts: readonly string[] }

export type Part = 'params' | 'query' | 'body'

export const caller: About = { kind: 'caller' }
export const shared: About = { kind: 'shared' }
export const house: About = { kind: 'house' }
export const asks: About = { kind: 'asks' }

/** `counts` are fields of the reply with totals over all brands. */
export const rows = (...counts: readonly string[]): About => ({ kind: 'rows', counts })

/** The row whose id is in the path. */
export const byId = (of: Owned): About => ({ kind: 'row', of, part: 'params', field: 'id' })

/** The member whose id is in the input's field `member`. */
export const memberIn = (part: Part): About => ({ kind: 'row', of: 'member', part, field: 'member' })

/** The brand in the input's field `merchant`. */
export const brandIn = (part: Part, ...counts: readonly string[]): About => ({
  kind: 'brand',
  part,
  ...(counts.length > 0 ? { counts } : {}),
})
