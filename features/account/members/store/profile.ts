import type { Tx } from '#db/pool.ts'
import { run, sql } from '#db/rows.ts'

/** `avatar` names one of the product's pictures, `file` an uploaded one; the caller holds the member's lock. */
export async function setAvatar(
  tx: Tx,
  memberId: bigint,
  { avatar, file }: { readonly avatar: string; readonly file: string | null },
): Promise<void> {
  await run(tx, sql`update member set avatar = ${avatar}, avatar_file = ${file} where id = ${memberId}`)
}

/** Null removes the nickname: without one a member is shown by the account name. */
export async function setNickname(tx: Tx, memberId: bigint, nickname: string | null): Promise<void> {
  await run(tx, sql`update member set nickname = coalesce(${nickname}, account) where id = ${memberId}`)
}

export async function setPayeeName(tx: Tx, memberId: bigint, name: string | null): Promise<void> {
  await run(tx, sql`update member set payee_name = ${name} where id = ${memberId}`)
}

/** `birthday` as YYYY-MM-DD. */
export async function setBirthday(tx: Tx, memberId: bigint, birthday: string | null): Promise<void> {
  await run(tx, sql`update member set birthday = ${birthday}::date where id = ${memberId}`)
}

/** Sets a birthday (YYYY-MM-DD) if none is known; never overwrites one. */
export async function setMissingBirthday(tx: Tx, memberId: bigint, birthday: string): Promise<void> {
  await run(
    tx,
    sql`update member set birthday = ${birthday}::date where id = ${memberId} and birthday is null`,
  )
}
