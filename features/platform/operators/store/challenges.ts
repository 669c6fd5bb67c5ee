import type { Db, Tx } from '#db/pool.ts'
import { maybe, run, sql } from '#db/rows.ts'

type Reader = Db | Tx

/** The operator whose password was correct. */
export type Challenged = {
  readonly id: string
  readonly account: string
  readonly name: string
  readonly authenticatorSealed: Buffer | null
}

type NewChallenge = {
  readonly tokenHash: Uint8Array
  readonly operatorId: string
  /** The hash of the password that was correct. */
  readonly passwordHash: string
  readonly expiresAt: Date
}

/** False if another password was set in the meantime; waits for a concurrent change. */
export async function insertChallenge(
  tx: Reader,
  { tokenHash, operatorId, passwordHash, expiresAt }: NewChallenge,
): Promise<boolean> {
  const inserted = await run(
    tx,
    sql`
      insert into operator_challenge (token_hash, operator_id, expires_at)
      select ${tokenHash}, id, ${expiresAt}
      from operator
      where id = ${operatorId} and password_hash = ${passwordHash}
      for share
    `,
  )
  return inserted === 1
}

/** The operator of a challenge that still waits for its code. */
export function challengedOperator(
  reader: Reader,
  tokenHash: Uint8Array,
  now: Date,
): Promise<Challenged | null> {
  return maybe(
    reader,
    sql<Challenged>`
      select id, account, name, authenticator_sealed
      from operator
      where id = (
        select operator_id from operator_challenge
        where token_hash = ${tokenHash} and used_at is null and expires_at > ${now}
      )
        and state = 'open'
    `,
  )
}

export async function useChallenge(tx: Tx, tokenHash: Uint8Array, now: Date): Promise<boolean> {
  const used = await run(
    tx,
    sql`update operator_challenge set used_at = ${now} where token_hash = ${tokenHash} and used_at is null`,
  )
  return used === 1
}

export async function sweepChallenges(db: Reader, now: Date): Promise<number> {
  return run(db, sql`delete from operator_challenge where expires_at < ${now}`)
}
