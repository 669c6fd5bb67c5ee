// The states of a shared round (docs/decisions/0070): scheduled → open → locked → drawn → settled → revealed, and void from any state
// before settled.

export const roundStates = ['scheduled', 'open', 'locked', 'drawn', 'settled', 'revealed', 'void'] as const
export type RoundState = (typeof roundStates)[number]

/** The round's slips have their money: the next round of the series may be drawn. */
export function isOver(state: RoundState): boolean {
  return state === 'settled' || state === 'revealed' || state === 'void'
}

export function mayVoid(state: RoundState): boolean {
  return !isOver(state)
}

/** Before the draw no one knows the outcome: calling a round off favours no one. */
export function mayVoidUndrawn(state: RoundState): boolean {
  return state === 'scheduled' || state === 'open' || state === 'locked'
}

/** Only results from outside are corrected: what the chain gave cannot be wrong. */
export function mayCorrect({
  state,
  source,
}: {
  readonly state: RoundState
  readonly source: 'chain' | 'outside'
}): boolean {
  return source === 'outside' && state === 'revealed'
}
