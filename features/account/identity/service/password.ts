import { inTransaction, type Tx } from '#db/pool.ts'
import { secretOf } from '#features/platform/settings/public.ts'
import { needProofForPassword, tellChange } from '#features/account/security/public.ts'
import { checkField, fieldRules, refusedBy } from '#features/platform/validation/public.ts'
import type { Given } from '#contract/route.ts'
import type { MemberCaller } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { identity } from '../contract.ts'
import { hashPassword } from '../passwords.ts'
import { isCommonPassword } from '../rules.ts'
import { credentialOf, updatePassword } from '../store/credentials.ts'
import { holdSession } from '../store/sessions.ts'
import { voidRemembered } from '../store/remembered.ts'
import { clearChange } from '../store/sessions.ts'
import type { EntryCall } from './devices.ts'
import { guessOwn } from './own-guess.ts'
import { endSessions } from './sessions.ts'

/** What is wrong with a new password, or null: the merchant's rule, common passwords, the account's own name, the default password. */
export async function passwordProblem(app: App, merchant: string, password: string, account: string) {
  const { password: rule } = await fieldRules(app, merchant)
  const problem = checkField('password', rule, password)
  if (problem && rule.kind !== 'any') return refusedBy(problem)
  const standard = await secretOf(app, merchant, 'defaultPassword')
  const isDefault = standard !== '' && password === standard
  if (!problem && !isDefault && !isCommonPassword(password, account)) return null
  return { refused: 'identity.passwordWeak', detail: { min: rule.minLength, max: rule.maxLength } } as const
}

/** Sets a password chosen by the member: no longer one-time or expired; voids remembered logins. */
export async function setPassword(tx: Tx, memberId: bigint, passwordHash: string, now: Date): Promise<void> {
  await updatePassword(tx, memberId, passwordHash, now)
  await clearChange(tx, memberId)
  await voidRemembered(tx, memberId, now)
}

/** Changes the password (AUT-12); a member without one chooses the first without an old password (VAL-04). */
export async function changePassword(
  app: App,
  { body }: Given<(typeof identity)['changePassword']>,
  { member, now, ip, device }: EntryCall & { readonly member: MemberCaller },
) {
  if (body.newPassword !== body.confirmNewPassword) return { refused: 'identity.passwordsDiffer' } as const
  const problem = await passwordProblem(app, member.merchant, body.newPassword, member.account)
  if (problem) return problem
  const credential = await credentialOf(app.db, member.id)
  const stored = credential?.passwordHash ?? null
  if (stored !== null) {
    const own = { kind: 'login', memberId: member.id, stored } as const
    const guess = await guessOwn(app.db, own, body.oldPassword)
    if ('retryAfterSeconds' in guess) {
      const { retryAfterSeconds } = guess
      return { refused: 'identity.tooManyFailures', detail: { retryAfterSeconds } } as const
    }
    if (!guess.isRight) {
      // retry after a lost response, when the new password is already set; it costs a guess as well
      const isDone = await guessOwn(app.db, own, body.newPassword)
      return isDone.isRight ? {} : ({ refused: 'identity.wrongPassword' } as const)
    }
  }
  const needed = credential?.mustChange ? null : await needProofForPassword(app.db, member, now)
  if (needed) return needed
  if (body.newPassword === body.oldPassword) return { refused: 'identity.passwordSame' } as const
  const passwordHash = await hashPassword(body.newPassword)
  const isSet = await inTransaction(app.db, async (tx) => {
    // if the session was ended in the meantime (the account's owner verified it, another change), nothing is set
    if (!(await holdSession(tx, member))) return false
    await setPassword(tx, member.id, passwordHash, now)
    await endSessions(tx, member.id, { exceptSession: member.sessionId, why: 'password changed', now })
    await tellChange(app, tx, { memberId: member.id, what: 'password', ip, device, now })
    return true
  })
  return isSet ? {} : ({ refused: 'identity.wrongPassword' } as const)
}
