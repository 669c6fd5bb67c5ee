/** States of a contract and who leads from one to the next (N4). What is not listed is refused. */
export const states = [
  'offered',
  'accepted',
  'terminationAsked',
  'rejected',
  'withdrawn',
  'expired',
  'ended',
] as const
export type ContractState = (typeof states)[number]

/** `upline` and `member`: the two parties; `other`: the party that did not ask for the termination, `asker` the one that did. */
export type Party = 'upline' | 'member'
export const acts = ['accept', 'reject', 'withdraw', 'terminate', 'agree', 'refuse', 'keep'] as const
export type ContractAct = (typeof acts)[number]

type Step = {
  readonly from: ContractState
  readonly to: ContractState
  readonly by: Party | 'other' | 'asker' | 'either'
}

export const steps: { readonly [A in ContractAct]: Step } = {
  accept: { from: 'offered', to: 'accepted', by: 'member' },
  reject: { from: 'offered', to: 'rejected', by: 'member' },
  withdraw: { from: 'offered', to: 'withdrawn', by: 'upline' },
  terminate: { from: 'accepted', to: 'terminationAsked', by: 'either' },
  agree: { from: 'terminationAsked', to: 'ended', by: 'other' },
  refuse: { from: 'terminationAsked', to: 'accepted', by: 'other' },
  keep: { from: 'terminationAsked', to: 'accepted', by: 'asker' },
}

export type Standing = { readonly state: ContractState; readonly askedBy: Party | null }

/** The state after an act of a party; null if this party may not do it now. */
export function nextState(
  { state, askedBy }: Standing,
  act: ContractAct,
  party: Party,
): ContractState | null {
  const { from, to, by } = steps[act]
  if (state !== from) return null
  if (by === 'other') return askedBy !== null && askedBy !== party ? to : null
  if (by === 'asker') return askedBy === party ? to : null
  return by === 'either' || by === party ? to : null
}

/** What a party may do now. */
export function actsOf(standing: Standing, party: Party): readonly ContractAct[] {
  return acts.filter((act) => nextState(standing, act, party) !== null)
}

/** The request that waits for a party's answer (§4: new or termination). */
export function requestFor({ state, askedBy }: Standing, party: Party): 'none' | 'new' | 'termination' {
  if (state === 'offered' && party === 'member') return 'new'
  return state === 'terminationAsked' && askedBy !== party ? 'termination' : 'none'
}
