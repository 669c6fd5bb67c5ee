import type { Db, Tx } from '#db/pool.ts'
import { credentialOf } from '../store/credentials.ts'

// Apart from `public.ts`: security reads it, and `public.ts` reads security; in one file they would import each other.

/** Whether the member has a login password at all: who came by a code or a login elsewhere may have none. */
export async function hasPassword(reader: Db | Tx, memberId: bigint): Promise<boolean> {
  return ((await credentialOf(reader, memberId))?.passwordHash ?? null) !== null
}
