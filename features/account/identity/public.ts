import type { Db, Tx } from '#db/pool.ts'
import { isOldHash, isPassword, hashPassword } from './passwords.ts'
import { guessOwn } from './service/own-guess.ts'
import { credentialOf, insertCredential, renewPaymentHash, updatePaymentHash } from './store/credentials.ts'

export { memberCallers } from './callers.ts'
export { hashPassword } from './passwords.ts'
export { completeLogin } from './service/complete.ts'
export { DEVICE_COOKIE, deviceOf, deviceToTrust, knownDeviceOf, sendDevice } from './service/devices.ts'
export { admissionBy, admitByContact } from './service/login/claim.ts'
export { proveAccount } from './service/login/guess.ts'
export { whyChange } from './service/login/login.ts'
export { passwordProblem } from './service/password.ts'
export { completeReset, renewPassword } from './service/reset.ts'
export { codesOfHost } from './service/register/origin.ts'
export { registerMember } from './service/register/register-member.ts'
export { endMemberSessions, endSessions, openSession } from './service/sessions.ts'
export { voidOfDevice as forgetOnDevice } from './store/remembered.ts'
export { isStillSince } from './store/credentials.ts'
export {
  endedOf as endedSessionsOf,
  endedSession,
  holdSession,
  openSessionsOf,
  touchSession,
} from './store/sessions.ts'

/**
 * Whether this is the member's payment password; `unset` if none was chosen yet. After ten wrong attempts within an hour the right one is
 * rejected too, until the hour is over.
 */
export async function checkPaymentPassword(
  reader: Db | Tx,
  memberId: bigint,
  password: string,
): Promise<'right' | 'wrong' | 'unset'> {
  const credential = await credentialOf(reader, memberId)
  if (!credential?.paymentHash) return 'unset'
  const own = { kind: 'payment', memberId, stored: credential.paymentHash } as const
  if (!(await guessOwn(reader, own, password)).isRight) return 'wrong'
  // rehash with the current cost and pepper while the plain password is available (A7)
  if (isOldHash(credential.paymentHash))
    await renewPaymentHash(reader, {
      memberId,
      from: credential.paymentHash,
      to: await hashPassword(password),
    })
  return 'right'
}

/**
 * Whether this is the member's login password, for changes that need a fresh proof. After ten wrong attempts within an hour it answers no.
 */
export async function checkPassword(reader: Db | Tx, memberId: bigint, password: string): Promise<boolean> {
  const stored = (await credentialOf(reader, memberId))?.passwordHash ?? null
  return (await guessOwn(reader, { kind: 'login', memberId, stored }, password)).isRight
}

/** Whether a text chosen as another secret equals the login password. Call it only for a member who has completed verification. */
export async function equalsPassword(reader: Db | Tx, memberId: bigint, text: string): Promise<boolean> {
  return isPassword((await credentialOf(reader, memberId))?.passwordHash ?? null, text)
}

export async function hasPaymentPassword(reader: Db | Tx, memberId: bigint): Promise<boolean> {
  return ((await credentialOf(reader, memberId))?.paymentHash ?? null) !== null
}

/** Sets the payment password. The caller has authorised the request and checked `isWeakPaymentPassword`. */
export async function setPaymentPassword(tx: Tx | Db, memberId: bigint, password: string): Promise<void> {
  await updatePaymentHash(tx, memberId, await hashPassword(password))
}

/** Creates the first credential of a member whom another actor created (seed, agent). */
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
