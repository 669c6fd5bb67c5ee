// A payout stops while its wallet is frozen or its member is locked or closed: no approval, no order to a processor, no offer to other
// members. Two operators can override exactly the states they saw; a state added later stops it again. Example: frozen, overridden for
// walletFrozen by two, then the member is locked: the payout stops until two override it again.

export const stopKinds = ['walletFrozen', 'memberLocked', 'memberClosed'] as const
export type StopKind = (typeof stopKinds)[number]

export type Standing = {
  readonly isFrozen: boolean
  readonly memberState: 'open' | 'locked' | 'closed'
}

export function stopsOf({ isFrozen, memberState }: Standing): readonly StopKind[] {
  const frozen: readonly StopKind[] = isFrozen ? ['walletFrozen'] : []
  if (memberState === 'open') return frozen
  return [...frozen, memberState === 'locked' ? 'memberLocked' : 'memberClosed']
}

/** What still stops a payout besides what two operators have overridden. */
export function stopsLeft(stops: readonly StopKind[], overridden: readonly string[]): readonly StopKind[] {
  return stops.filter((stop) => !overridden.includes(stop))
}
