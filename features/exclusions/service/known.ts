import { createHash } from 'node:crypto'
import type { Db, Tx } from '#db/pool.ts'
import type { House } from '#server/house.ts'
import { keysOf, type KeyKind } from '../rules/keys.ts'
import { knownOf, type Digest } from '../store/keys.ts'

export type KnownDigest = Digest & { readonly kind: KeyKind }

/** What a member is known by, as keyed hashes: nobody reads a telephone number out of the table. */
export async function digestsOf(
  house: House,
  reader: Db | Tx,
  memberId: bigint,
): Promise<readonly KnownDigest[]> {
  const known = await knownOf(reader, memberId)
  if (!known) return []
  return keysOf(known).map(({ kind, value }) => ({
    kind,
    digest: house.vault.sign('exclusion', `${kind}:${value}`),
  }))
}

/** One text for all of it: where it did not change and nobody new was excluded, nothing needs to be compared again. */
export function fingerprintOf(digests: readonly Digest[]): string {
  const hash = createHash('sha256')
  for (const digest of digests.map((one) => one.digest).toSorted()) hash.update(digest)
  return hash.digest('hex')
}
