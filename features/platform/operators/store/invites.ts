import type { Db, Tx } from '#db/pool.ts'
import { maybe, run, sql } from '#db/rows.ts'

type Reader = Db | Tx

export type InviteRow = {
  readonly operatorId: string
  readonly account: string
  readonly name: string
  readonly authenticatorSealed: Buffer
  readonly expiresAt: Date
}

type NewInvite = {
  readonly tokenHash: Uint8Array
  readonly operatorId: string
  readonly authenticatorSealed: Uint8Array
  readonly createdBy: string | null
  readonly now: Date
  readonly expiresAt: Date
}

/** A new link; the operator's older ones stop working. */
export async function insertInvite(tx: Tx, invite: NewInvite): Promise<void> {
  await run(
    tx,
    sql`
      update operator_invite set used_at = ${invite.now}
      where operator_id = ${invite.operatorId} and used_at is null
    `,
  )
  await run(
    tx,
    sql`
      insert into operator_invite (token_hash, operator_id, authenticator_sealed, created_by, created_at, expires_at)
      values (
        ${invite.tokenHash}, ${invite.operatorId}, ${invite.authenticatorSealed}, ${invite.createdBy}, ${invite.now},
        ${invite.expiresAt}
      )
    `,
  )
}

/** A valid link. */
export function inviteOf(reader: Reader, tokenHash: Uint8Array, now: Date): Promise<InviteRow | null> {
  return maybe(
    reader,
    sql<InviteRow>`
      select operator_id, account, name, operator_invite.authenticator_sealed, expires_at
      from operator_invite
      join operator on operator.id = operator_id
      where token_hash = ${tokenHash} and used_at is null and expires_at > ${now} and state = 'invited'
    `,
  )
}

/** Uses a link; false if another tab was first. */
export async function useInvite(tx: Tx, tokenHash: Uint8Array, now: Date): Promise<boolean> {
  const used = await run(
    tx,
    sql`update operator_invite set used_at = ${now} where token_hash = ${tokenHash} and used_at is null`,
  )
  return used === 1
}
