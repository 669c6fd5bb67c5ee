/**
 * An application of an affiliate (AGT-06): new until an operator replies; from there it is accepted or rejected once, with a reason.
 * Example: new → contacted → accepted; an accepted one stays accepted.
 */
export const channels = ['website', 'social', 'community', 'streaming', 'other'] as const
export const persons = ['individual', 'company'] as const
/** Visitors a month, as the applicant estimates them. */
export const traffics = ['under1k', 'under10k', 'under100k', 'over100k'] as const

export const applicationStates = ['new', 'contacted', 'accepted', 'rejected'] as const
export type ApplicationState = (typeof applicationStates)[number]

const nexts: Readonly<Record<ApplicationState, readonly ApplicationState[]>> = {
  new: ['contacted', 'accepted', 'rejected'],
  contacted: ['accepted', 'rejected'],
  accepted: [],
  rejected: [],
}

export function mayFollow(before: ApplicationState, next: ApplicationState): boolean {
  return nexts[before].includes(next)
}

/** Where a link of a code leads. */
export const landings = ['welcome', 'register', 'promotions', 'home'] as const
export type Landing = (typeof landings)[number]

/** What two accounts share that makes one a duplicate of the other. */
export const duplicateSignals = ['person', 'device', 'account'] as const
export type DuplicateSignal = (typeof duplicateSignals)[number]

/**
 * Another person may use the same network, so an address never makes a duplicate; the same person always is one, whatever an operator says.
 */
export function duplicatesAmong(shared: readonly string[]): readonly DuplicateSignal[] {
  return duplicateSignals.filter((signal) => shared.includes(signal))
}

export function mayClear(signals: readonly string[]): boolean {
  return !signals.includes('person')
}
