import { randomBytes } from 'node:crypto'
import type { Db, Tx } from '#db/pool.ts'
import { householdOf } from '#kit/address.ts'
import { codeStep } from '#server/guards/authenticator.ts'
import type { App } from '#server/app.ts'
import { RECOVERY_BYTES, RECOVERY_COUNT, plainRecoveryCode, recoveryCodeOf } from '../../rules/recovery.ts'
import {
  authenticatorOf,
  replaceRecoveryCodes,
  useRecoveryCode,
  useStep,
} from '../../store/authenticators.ts'

/** Guesses that one address or session, and all of them together, may spend on one member's two-step verification. */
const GUESSES_IN_PLACE = '12/h'
const GUESSES_AT_MEMBER = '60/h'

/** Where two-step verification is guessed at: after the password at a login, or inside a session, which a thief of the password has not. */
export type GuessPlace = { readonly ip: string } | { readonly sessionId: string }

/**
 * Counts a guess; the seconds to wait where there were too many. Logins and sessions are counted apart, so that anyone who knows the
 * password alone cannot keep the member from proving themselves inside their session (A5).
 */
export async function takeGuess(app: App, memberId: bigint, place: GuessPlace): Promise<number | null> {
  const [where, name] =
    'ip' in place ? [householdOf(place.ip), 'security-guess'] : [place.sessionId, 'security-guess-inside']
  const here = await app.rateLimiter.spend(`${name}-here`, GUESSES_IN_PLACE, `${memberId}:${where}`)
  return here ?? app.rateLimiter.spend(name, GUESSES_AT_MEMBER, String(memberId))
}

/** Whether this is the code that the member's app shows now; it is used up by that (A10). */
export async function isAuthenticatorCode(
  app: App,
  tx: Tx | Db,
  { memberId, code, now }: { memberId: bigint; code: string; now: Date },
): Promise<boolean> {
  const own = await authenticatorOf(tx, memberId)
  if (!own) return false
  const step = codeStep(
    app.vault.open('member-authenticator', own.secretSealed),
    code.replace(/\s/g, ''),
    now,
  )
  return step !== null && useStep(tx, memberId, step)
}

const hashOf = (app: App, memberId: bigint, code: string): string =>
  app.vault.sign('recovery-code', `${memberId}:${plainRecoveryCode(code)}`)

/** Whether this is one of the member's recovery codes; it is used up by that. */
export function isRecoveryCode(
  app: App,
  tx: Tx | Db,
  { memberId, code, ip, now }: { memberId: bigint; code: string; ip: string; now: Date },
): Promise<boolean> {
  return useRecoveryCode(tx, { memberId, hash: hashOf(app, memberId, code), ip, now })
}

/** New recovery codes in place of all older ones: shown this once, kept as keyed hashes. */
export async function newRecoveryCodes(
  app: App,
  tx: Tx,
  { memberId, now }: { memberId: bigint; now: Date },
): Promise<readonly string[]> {
  const codes = Array.from({ length: RECOVERY_COUNT }, () => recoveryCodeOf(randomBytes(RECOVERY_BYTES)))
  const hashes = codes.map((code) => hashOf(app, memberId, code))
  await replaceRecoveryCodes(tx, { memberId, hashes, now })
  return codes
}
