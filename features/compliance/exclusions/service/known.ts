import { createHash } from 'node:crypto'
import type { Db, Tx } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { keysOf } from '../rules/keys.ts'
import { knownOf, type Digest } from '../store/keys.ts'

/** What a member is known by, as keyed hashes: no one reads a phone number out of the table. */
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

/** One text for all of it: where it did not change and no one new was excluded, nothing needs to be compared again. */
export function fingerprintOf(digests: readonly Digest[]): string {
  const hash = createHash('sha256')
  // what is verified later counts otherwise: it is compared again
  const told = digests.map(({ digest, isVerified }) => `${digest}${isVerified ? '!' : ''}`)
  for (const one of told.toSorted()) hash.update(one)
  return hash.digest('hex')
}
