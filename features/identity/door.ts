import type { Db, Tx } from '#db/pool.ts'
import { isPassword, hashPassword } from './passwords.ts'
import { credentialOf, insertCredential, updatePaymentHash } from './store.ts'

export { memberCallers } from './callers.ts'
export { endMemberSessions, openSession } from './service.ts'
export { openSessionsOf, touchSession } from './store.ts'

/** Whether this is the member's payment password; `unset` where none was chosen yet. */
export async function checkPaymentPassword(
  reader: Db | Tx,
  memberId: bigint,
  password: string,
): Promise<'right' | 'wrong' | 'unset'> {
  const credential = await credentialOf(reader, memberId)
  if (!credential?.paymentHash) return 'unset'
  return (await isPassword(credential.paymentHash, password)) ? 'right' : 'wrong'
}

/** Whether this is the member's login password: for changes that need a fresh proof. */
export async function checkPassword(reader: Db | Tx, memberId: bigint, password: string): Promise<boolean> {
  const credential = await credentialOf(reader, memberId)
  return isPassword(credential?.passwordHash ?? null, password)
}

export async function hasPaymentPassword(reader: Db | Tx, memberId: bigint): Promise<boolean> {
  return ((await credentialOf(reader, memberId))?.paymentHash ?? null) !== null
}

/** Gives a member that somebody else made (seed, agent) its first credential. */
export async function giveCredential(
  tx: Tx,
  {
    memberId,
    password,
    paymentPassword,
    mustChange = false,
    now,
  }: { memberId: bigint; password: string; paymentPassword?: string; mustChange?: boolean; now: Date },
): Promise<void> {
  await insertCredential(tx, { memberId, passwordHash: await hashPassword(password), mustChange, now })
  if (paymentPassword) await updatePaymentHash(tx, memberId, await hashPassword(paymentPassword))
}
