import type { Db, Tx } from '#db/pool.ts'
import type { Transport } from '../shapes.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'

export type PasskeyRow = {
  readonly id: string
  readonly credentialId: string
  readonly memberId: bigint
  readonly rpId: string
  readonly publicKey: Buffer
  readonly counter: bigint
  readonly transports: readonly Transport[]
  readonly isSynced: boolean
  readonly name: string
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}

const columns = sql`
  id, credential_id, member_id, rp_id, public_key, counter, transports, is_synced, name, created_at, last_used_at
`

export async function passkeysOf(reader: Db | Tx, memberId: bigint): Promise<readonly PasskeyRow[]> {
  return many(
    reader,
    sql<PasskeyRow>`select ${columns} from passkey where member_id = ${memberId} order by created_at`,
  )
}

export async function passkeyByCredential(reader: Db | Tx, credentialId: string): Promise<PasskeyRow | null> {
  return maybe(reader, sql<PasskeyRow>`select ${columns} from passkey where credential_id = ${credentialId}`)
}

export type NewPasskey = {
  readonly credentialId: string
  readonly memberId: bigint
  readonly rpId: string
  readonly publicKey: Uint8Array
  readonly counter: bigint
  readonly transports: readonly string[]
  readonly isSynced: boolean
  readonly name: string
  readonly now: Date
}

/** False if the passkey is already stored. */
export async function insertPasskey(tx: Tx, key: NewPasskey): Promise<boolean> {
  const inserted = await run(
    tx,
    sql`
      insert into passkey (
        credential_id, member_id, rp_id, public_key, counter, transports, is_synced, name, created_at
      )
      values (
        ${key.credentialId}, ${key.memberId}, ${key.rpId}, ${key.publicKey}, ${key.counter}, ${key.transports},
        ${key.isSynced}, ${key.name}, ${key.now}
      )
      on conflict (credential_id) do nothing -- one key twice, or somebody else's: it stays whose it is
    `,
  )
  return inserted === 1
}

/** Records a use; false if the counter went back, which only a clone's does (0 means no counter). */
export async function usePasskey(
  tx: Tx | Db,
  { id, counter, now }: { id: string; counter: bigint; now: Date },
): Promise<boolean> {
  const changed = await run(
    tx,
    sql`
      update passkey set counter = ${counter}, last_used_at = ${now}
      where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter}::bigint = 0))
    `,
  )
  return changed === 1
}

export async function renamePasskey(
  tx: Tx | Db,
  { id, memberId, name }: { id: string; memberId: bigint; name: string },
): Promise<boolean> {
  return (
    (await run(tx, sql`update passkey set name = ${name} where id = ${id} and member_id = ${memberId}`)) === 1
  )
}

/** The name of the removed passkey, or null if the member has no such passkey. */
export async function deletePasskey(
  tx: Tx,
  { id, memberId }: { id: string; memberId: bigint },
): Promise<string | null> {
  const row = await maybe(
    tx,
    sql<{ name: string }>`delete from passkey where id = ${id} and member_id = ${memberId} returning name`,
  )
  return row?.name ?? null
}

export type ChallengePurpose = 'add' | 'prove' | 'login'

export type NewChallenge = {
  readonly challenge: string
  readonly purpose: ChallengePurpose
  readonly memberId: bigint | null
  readonly boundTo: string | null
  readonly rpId: string
  readonly expiresAt: Date
}

export async function insertChallenge(tx: Tx | Db, row: NewChallenge): Promise<string> {
  const { id } = await one(
    tx,
    sql<{ id: string }>`
      insert into passkey_challenge (challenge, purpose, member_id, bound_to, rp_id, expires_at)
      values (${row.challenge}, ${row.purpose}, ${row.memberId}, ${row.boundTo}, ${row.rpId}, ${row.expiresAt})
      returning id
    `,
  )
  return id
}

/** Consumes a challenge: once, before it expires, and only for its purpose and member. */
export async function useChallenge(
  tx: Tx | Db,
  which: {
    id: string
    purpose: ChallengePurpose
    memberId: bigint | null
    boundTo: string | null
    now: Date
  },
): Promise<{ readonly challenge: string; readonly rpId: string } | null> {
  return maybe(
    tx,
    sql<{ challenge: string; rpId: string }>`
      update passkey_challenge set used_at = ${which.now}
      where id = ${which.id} and purpose = ${which.purpose} and used_at is null and expires_at > ${which.now}
        and member_id is not distinct from ${which.memberId}::bigint
        and bound_to is not distinct from ${which.boundTo}::text
      returning challenge, rp_id
    `,
  )
}

export async function sweepChallenges(db: Db, now: Date): Promise<number> {
  return run(db, sql`delete from passkey_challenge where expires_at < ${now}`)
}
