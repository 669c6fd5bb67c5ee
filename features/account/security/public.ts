import type { Tx } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { takeGuess } from './service/proof/codes.ts'
import { isSecondProof, type SecondKind } from './service/proof/second.ts'
import type { Page } from './service/passkeys.ts'

/**
 * The public module of the security centre.
 *
 * A login method calls `isTrustedPlace`, else offers `secondProofs` and checks the answer by `verifyProof`; then
 * `rememberPlace`, and `noteLogin` for every attempt. A passkey challenge is created by `askPasskey(app, tx, { purpose: 'prove', … })`.
 * A change of security methods or payout accounts calls `needFreshProof` first and `tellChange` in its transaction; a change that
 * requires a password itself calls `needSecondProof`. Payouts call `payoutHold`.
 */
export { endTrust, hasTrusted as isTrustedDevice, moveDevice } from './store/devices.ts'
export { deletePlaces } from './store/addresses.ts'
export { deleteProofs } from './store/resets.ts'
export { isTrustedPlace, rememberPlace } from './service/devices.ts'
export { needFreshProof, needProofForPassword, needSecondProof } from './service/proof/fresh.ts'
export { noteLogin, tellChange } from './service/history.ts'
export { payoutHold } from './service/hold.ts'
export { askPasskey, pageOf } from './service/passkeys.ts'
export { secondProofs } from './service/proof/second.ts'

/**
 * Whether this completes the member's two-step verification at a login; the answer is consumed. `answer` is a code, the payee's name, or a
 * passkey's response as JSON ({ challengeId, response }); a recovery code is accepted for authenticator and passkey alike. `session` is the
 * session or ticket that codes and challenges are bound to. After too many guesses in an hour every answer is rejected.
 */
export async function verifyProof(
  app: App,
  tx: Tx,
  proof: {
    readonly memberId: bigint
    readonly kind: SecondKind
    readonly answer: string
    readonly session: string
    /** `pageOf(call)`: required for a passkey. */
    readonly page?: Page
    readonly ip?: string
    readonly now: Date
  },
): Promise<boolean> {
  const { ip = 'unknown' } = proof
  if ((await takeGuess(app, proof.memberId, { ip })) !== null) return false
  return isSecondProof(app, tx, { ...proof, ip, purpose: 'newPlace' })
}
