import { createHash } from 'node:crypto'
import type { Db, Tx } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { keysOf } from '../rules/keys.ts'
import { knownOf, type Digest } from '../store/keys.ts'

/** A member's identity keys as keyed hashes, so that the table reveals no phone number. */
export async function digestsOf(app: App, reader: Db | Tx, memberId: bigint): Promise<readonly Digest[]> {
  const known = await knownOf(reader, memberId)
  if (!known) return []
  return keysOf(known).map(({ kind, value, isVerified, since }) => ({
    kind,
    isVerified,
    since,
    digest: app.vault.sign('exclusion', `${kind}:${value}`),
  }))
}

/** A hash of all keys: if it is unchanged and there is no new exclusion, no comparison is needed. */
export function fingerprintOf(digests: readonly Digest[]): string {
  const hash = createHash('sha256')
  // a key that is verified later has a different weight, so it is compared again
  const told = digests.map(({ digest, isVerified }) => `${digest}${isVerified ? '!' : ''}`)
  for (const one of told.toSorted()) hash.update(one)
  return hash.digest('hex')
}
