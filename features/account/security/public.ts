import type { Tx } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { takeGuess } from './service/proof/codes.ts'
import { isSecondProof, type SecondKind } from './service/proof/second.ts'
import type { Page } from './service/passkeys.ts'

/**
 * What other features may ask of the security centre.
 *
 * A way in asks `isTrustedPlace`, else offers `secondProofs` and checks the answer by `verifyProof`; then
 * `rememberPlace`, and `noteLogin` for every try. A passkey is asked by `askPasskey(house, tx, { purpose: 'prove', … })`.
 * A change of what guards an account, or of where its money goes, asks `needFreshProof` first and calls `tellChange` in
 * its transaction; a change that asks for a password itself asks `needSecondProof`. Anyone who pays out asks `payoutHold`.
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
 * Whether this is the member's two-step verification at a login; it is used up by that. `answer` is a code, the payee's name, or
 * a passkey's answer as JSON ({ challengeId, response }); a recovery code is taken for authenticator and passkey alike.
 * `session` is what codes and questions were bound to. Too many guesses in an hour read as wrong.
 */
export async function verifyProof(
  app: App,
  tx: Tx,
  proof: {
    readonly memberId: bigint
    readonly kind: SecondKind
    readonly answer: string
    readonly session: string
    /** `pageOf(call)`: a passkey cannot answer without it. */
    readonly page?: Page
    readonly ip?: string
    readonly now: Date
  },
): Promise<boolean> {
  const { ip = 'unknown' } = proof
  if ((await takeGuess(app, proof.memberId, { ip })) !== null) return false
  return isSecondProof(app, tx, { ...proof, ip, purpose: 'newPlace' })
}
