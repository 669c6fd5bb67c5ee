import { inTransaction, type Tx } from '#db/pool.ts'
import { settingOf } from '#features/settings/door.ts'
import type { Given } from '#contract/route.ts'
import type { MemberCaller } from '#server/call.ts'
import type { House } from '#server/house.ts'
import type { identity } from '../contract.ts'
import { hashPassword, isPassword } from '../passwords.ts'
import { PASSWORD_RULE, isWeakPassword } from '../rules.ts'
import { credentialOf, updatePassword } from '../store/credentials.ts'
import { voidRemembered } from '../store/remembered.ts'
import { endSessions } from './sessions.ts'

/** What is wrong with a new password, or null: the merchant's length, common words, the account's own name, the default one. */
export async function passwordProblem(
  house: House,
  merchant: string,
  password: string,
  account: string,
): Promise<{ refused: 'identity.passwordWeak'; detail: { min: number; max: number } } | null> {
  const min = await settingOf(house, merchant, 'passwordMinLength')
  const standard = await settingOf(house, merchant, 'defaultPassword')
  const isBad =
    [...password].length < min ||
    isWeakPassword(password, account) ||
    (standard !== '' && password === standard)
  return isBad ? { refused: 'identity.passwordWeak', detail: { min, max: PASSWORD_RULE.maxLength } } : null
}

/** Sets a password that its owner chose: no longer one-time, no longer expired; nothing remembered stands for it. */
export async function setPassword(tx: Tx, memberId: bigint, passwordHash: string, now: Date): Promise<void> {
  await updatePassword(tx, memberId, passwordHash, now)
  await voidRemembered(tx, memberId, now)
}

/** Changes the password (AUT-12); whoever has none yet chooses the first one without an old one (VAL-04). */
export async function changePassword(
  house: House,
  { body }: Given<(typeof identity)['changePassword']>,
  member: MemberCaller,
  now: Date,
) {
  if (body.newPassword !== body.confirmNewPassword) return { refused: 'identity.passwordsDiffer' } as const
  const problem = await passwordProblem(house, member.merchant, body.newPassword, member.account)
  if (problem) return problem
  const credential = await credentialOf(house.db, member.id)
  const stored = credential?.passwordHash ?? null
  if (stored !== null && !(await isPassword(stored, body.oldPassword)))
    return { refused: 'identity.wrongPassword' } as const
  if (body.newPassword === body.oldPassword) return { refused: 'identity.passwordSame' } as const
  const passwordHash = await hashPassword(body.newPassword)
  await inTransaction(house.db, async (tx) => {
    await setPassword(tx, member.id, passwordHash, now)
    await endSessions(house, tx, member.id, {
      exceptSession: member.sessionId,
      why: 'password changed',
      now,
    })
  })
  return {}
}
