import type { Db, Tx } from '#db/pool.ts'
import { maybe, run, sql } from '#db/rows.ts'

export type AvatarRow = { readonly avatar: string; readonly file: string | null }

export function avatarRow(reader: Db | Tx, memberId: bigint): Promise<AvatarRow | null> {
  return maybe(
    reader,
    sql<AvatarRow>`select avatar, avatar_file as file from member_view where id = ${memberId}`,
  )
}

/** The same, locked until the transaction ends: of two concurrent uploads the second deletes the first one's file. */
export async function lockAvatar(tx: Tx, memberId: bigint): Promise<AvatarRow | null> {
  await run(tx, sql`select member_lock(${memberId})`)
  return avatarRow(tx, memberId)
}

export async function isAvatar(reader: Db | Tx, file: string): Promise<boolean> {
  return (await maybe(reader, sql`select 1 as one from member_view where avatar_file = ${file}`)) !== null
}
