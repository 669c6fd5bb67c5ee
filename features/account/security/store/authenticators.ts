import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'

export type AuthenticatorRow = {
  readonly secretSealed: Buffer
  readonly lastStep: bigint
  readonly createdAt: Date
}

export async function authenticatorOf(reader: Db | Tx, memberId: bigint): Promise<AuthenticatorRow | null> {
  return maybe(
    reader,
    sql<AuthenticatorRow>`select secret_sealed, last_step, created_at from authenticator where member_id = ${memberId}`,
  )
}

/** Consumes a code's time step; false if it, or a later one, was used before. With concurrent calls the row lock lets one succeed. */
export async function useStep(tx: Tx | Db, memberId: bigint, step: bigint): Promise<boolean> {
  const changed = await run(
    tx,
    sql`update authenticator set last_step = ${step} where member_id = ${memberId} and last_step < ${step}`,
  )
  return changed === 1
}

export async function putAuthenticator(
  tx: Tx,
  row: { memberId: bigint; secretSealed: Uint8Array; step: bigint; now: Date },
): Promise<void> {
  await run(
    tx,
    sql`
      insert into authenticator (member_id, secret_sealed, last_step, created_at)
      values (${row.memberId}, ${row.secretSealed}, ${row.step}, ${row.now})
      on conflict (member_id) do update -- another app takes the place of the one before
      set secret_sealed = excluded.secret_sealed, last_step = excluded.last_step, created_at = excluded.created_at
    `,
  )
}

export async function deleteAuthenticator(tx: Tx, memberId: bigint): Promise<boolean> {
  return (await run(tx, sql`delete from authenticator where member_id = ${memberId}`)) === 1
}

export async function putSetup(
  tx: Tx,
  row: { memberId: bigint; sessionId: string; secretSealed: Uint8Array; expiresAt: Date },
): Promise<void> {
  await run(
    tx,
    sql`
      insert into authenticator_setup (member_id, session_id, secret_sealed, expires_at)
      values (${row.memberId}, ${row.sessionId}, ${row.secretSealed}, ${row.expiresAt})
      on conflict (member_id) do update -- whoever begins again gets a new secret
      set session_id = excluded.session_id, secret_sealed = excluded.secret_sealed, expires_at = excluded.expires_at
    `,
  )
}

/** The secret that this session is setting up, locked so that it is used once. */
export async function setupOf(
  tx: Tx,
  { memberId, sessionId, now }: { memberId: bigint; sessionId: string; now: Date },
): Promise<{ readonly secretSealed: Buffer } | null> {
  return maybe(
    tx,
    sql<{ secretSealed: Buffer }>`
      select secret_sealed from authenticator_setup
      where member_id = ${memberId} and session_id = ${sessionId} and expires_at > ${now}
      for update
    `,
  )
}

export async function deleteSetup(tx: Tx, memberId: bigint): Promise<void> {
  await run(tx, sql`delete from authenticator_setup where member_id = ${memberId}`)
}

/** Replaces all older codes, which become invalid. */
export async function replaceRecoveryCodes(
  tx: Tx,
  { memberId, hashes, now }: { memberId: bigint; hashes: readonly string[]; now: Date },
): Promise<void> {
  await run(tx, sql`delete from recovery_code where member_id = ${memberId}`)
  await run(
    tx,
    sql`
      insert into recovery_code (member_id, code_hash, created_at)
      select ${memberId}, code_hash, ${now} from unnest(${hashes}::text[]) as code_hash
    `,
  )
}

/** Consumes a code; false if it does not exist or was used. With concurrent calls the row lock lets one succeed. */
export async function useRecoveryCode(
  tx: Tx | Db,
  { memberId, hash, ip, now }: { memberId: bigint; hash: string; ip: string; now: Date },
): Promise<boolean> {
  const changed = await run(
    tx,
    sql`
      update recovery_code set used_at = ${now}, used_ip = ${ip}
      where member_id = ${memberId} and code_hash = ${hash} and used_at is null
    `,
  )
  return changed === 1
}

export async function deleteRecoveryCodes(tx: Tx, memberId: bigint): Promise<void> {
  await run(tx, sql`delete from recovery_code where member_id = ${memberId}`)
}

export async function recoveryLeftOf(reader: Db | Tx, memberId: bigint): Promise<number> {
  const { left } = await one(
    reader,
    sql<{ left: bigint }>`
      select count(*) as left from recovery_code where member_id = ${memberId} and used_at is null
    `,
  )
  return Number(left)
}

export type Proved = {
  readonly kind: 'password' | 'authenticator' | 'recovery' | 'passkey' | 'sms' | 'email'
  readonly provedAt: Date
}

export async function proofsOf(reader: Db | Tx, sessionId: string): Promise<readonly Proved[]> {
  return many(
    reader,
    sql<Proved>`select kind, proved_at from session_step_up where session_id = ${sessionId}`,
  )
}

export async function putProof(
  tx: Tx | Db,
  { sessionId, kind, now }: { sessionId: string; kind: Proved['kind']; now: Date },
): Promise<void> {
  await run(
    tx,
    sql`
      insert into session_step_up (session_id, kind, proved_at) values (${sessionId}, ${kind}, ${now})
      on conflict (session_id, kind) do update set proved_at = excluded.proved_at -- proved once more: fresh again
    `,
  )
}
