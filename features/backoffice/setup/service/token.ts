import { hasOperator } from '#features/platform/operators/public.ts'
import { inTransaction, type Db } from '#db/pool.ts'
import { hashToken, newToken, type Vault } from '#server/vault.ts'
import { newAuthenticatorSecret } from '#server/guards/authenticator.ts'
import { putToken } from '../store.ts'

/** Long enough for a weekend, short enough that an old log opens nothing. */
const TOKEN_MS = 72 * 3_600_000

export type SetupToken = { readonly token: string; readonly expiresAt: Date }

/**
 * A new setup token for the holder of the machine, in place of any older one; only its hash is stored. Null once the installation has an
 * operator: then nothing brings the assistant's first page back.
 */
export async function issueSetupToken(
  db: Db,
  { vault, now }: { readonly vault: Vault; readonly now: Date },
): Promise<SetupToken | null> {
  return inTransaction(db, async (tx) => {
    if (await hasOperator(tx)) return null
    const token = newToken()
    const expiresAt = new Date(now.getTime() + TOKEN_MS)
    const authenticatorSealed = vault.close('authenticator', newAuthenticatorSecret())
    const isPut = await putToken(tx, { tokenHash: hashToken(token), authenticatorSealed, expiresAt })
    return isPut ? { token, expiresAt } : null
  })
}
