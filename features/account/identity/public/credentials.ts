import type { Db, Tx } from '#db/pool.ts'
import { credentialOf } from '../store/credentials.ts'

// Separate from `public.ts` to avoid a circular import: security imports this file, and `public.ts` imports security.

/** Whether the member has a login password: members who registered by code or social login may have none. */
export async function hasPassword(reader: Db | Tx, memberId: bigint): Promise<boolean> {
  return ((await credentialOf(reader, memberId))?.passwordHash ?? null) !== null
}
