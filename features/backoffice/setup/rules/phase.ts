// How far a live installation is. Without an operator, the holder of the setup token creates the owner. Then one operator sets up the first
// brand, whose site is closed. When it opens, or in a demo, the assistant is closed permanently. Example: an owner, the brand JADE, its
// site closed → 'brand'; a second operator approves the opening → 'over'.

export type Phase = 'owner' | 'brand' | 'over'

export type Standing = {
  readonly mode: 'demo' | 'live'
  readonly hasOperator: boolean
  readonly isOwned: boolean
  readonly isOpened: boolean
  /** Whether the site of each brand is closed. */
  readonly brands: readonly { readonly isClosed: boolean }[]
}

/** A second brand, or a site that two operators opened without the assistant, ends it too. */
export function phaseOf({ mode, hasOperator, isOwned, isOpened, brands }: Standing): Phase {
  if (mode === 'demo' || isOpened) return 'over'
  if (brands.length > 1 || brands.some(({ isClosed }) => !isClosed)) return 'over'
  return hasOperator || isOwned ? 'brand' : 'owner'
}
