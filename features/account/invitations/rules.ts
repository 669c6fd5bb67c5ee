/**
 * Whether an invitation of the brand is still valid: not once it is revoked, used up or expired, in this order.
 * Example: two of two uses, expired yesterday: its state is used up.
 */
export const invitationStates = ['open', 'revoked', 'usedUp', 'expired'] as const
export type InvitationState = (typeof invitationStates)[number]

export type InvitationFacts = {
  readonly isOpen: boolean
  readonly uses: number
  readonly usesMost: number | null
  readonly expiresAt: Date | null
}

export function stateOf({ isOpen, uses, usesMost, expiresAt }: InvitationFacts, now: Date): InvitationState {
  if (!isOpen) return 'revoked'
  if (usesMost !== null && uses >= usesMost) return 'usedUp'
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'open'
}

/** Capitals and digits that cannot be mistaken for one another: no 0 and O, no 1 and I. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A code from random numbers below 32: ten letters are 50 bits, and the check is rate limited. */
export function codeFrom(numbers: readonly number[]): string {
  return numbers.map((n) => LETTERS[n % LETTERS.length]).join('')
}
