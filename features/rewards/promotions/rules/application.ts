/**
 * Applications for promotions (§4): applying, then issued or rejected; `claimed` is the state of the reward that follows. A claim that
 * shares a browser or a payout account with another member's part in the same promotion is decided like an application. Example: two
 * accounts in one browser claim the welcome bonus; the first one is credited, the second one waits for an operator.
 */
export const applicationStates = ['applying', 'issued', 'rejected'] as const
export type ApplicationState = (typeof applicationStates)[number]

export const signals = ['device', 'account'] as const
export type Signal = (typeof signals)[number]

type Open = { readonly state: ApplicationState; readonly dueFrom: Date }

/** Whether an operator may decide an application now: once, and an activity's not before its end. */
export function decideReview(
  { state, dueFrom }: Open,
  to: 'issued' | 'rejected',
  now: Date,
):
  | { readonly isAllowed: true }
  | { readonly refused: 'promotions.alreadyDecided'; readonly detail: { readonly status: ApplicationState } }
  | { readonly refused: 'promotions.tooEarly'; readonly detail: { readonly from: Date } } {
  if (state !== 'applying') return { refused: 'promotions.alreadyDecided', detail: { status: state } }
  if (to === 'issued' && dueFrom > now) return { refused: 'promotions.tooEarly', detail: { from: dueFrom } }
  return { isAllowed: true }
}
