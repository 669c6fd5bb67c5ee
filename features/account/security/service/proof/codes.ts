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

/** The guess limits for one member's two-step verification: per address or session, and in total. */
const GUESSES_IN_PLACE = '12/h'
const GUESSES_AT_MEMBER = '60/h'

/** Where a guess is made: after the password at a login, or inside a session, which an attacker with only the password does not have. */
export type GuessPlace = { readonly ip: string } | { readonly sessionId: string }

/**
 * Counts a guess; returns the seconds to wait if there were too many. Logins and sessions have separate limits, so that an attacker with
 * only the password cannot block the member inside their session (A5).
 */
export async function takeGuess(app: App, memberId: bigint, place: GuessPlace): Promise<number | null> {
  const [where, name] =
    'ip' in place ? [householdOf(place.ip), 'security-guess'] : [place.sessionId, 'security-guess-inside']
  const here = await app.rateLimiter.spend(`${name}-here`, GUESSES_IN_PLACE, `${memberId}:${where}`)
  return here ?? app.rateLimiter.spend(name, GUESSES_AT_MEMBER, String(memberId))
}

/** Whether this is the current code of the member's authenticator; it is consumed (A10). */
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

/** Whether this is one of the member's recovery codes; it is consumed. */
export function isRecoveryCode(
  app: App,
  tx: Tx | Db,
  { memberId, code, ip, now }: { memberId: bigint; code: string; ip: string; now: Date },
): Promise<boolean> {
  return useRecoveryCode(tx, { memberId, hash: hashOf(app, memberId, code), ip, now })
}

/** Replaces all recovery codes: the new ones are shown only once and stored as keyed hashes. */
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
