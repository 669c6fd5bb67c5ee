import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'

type Reader = Db | Tx

export type StateRow = { readonly ownerAt: Date | null; readonly openedAt: Date | null }

export async function stateOf(reader: Reader): Promise<StateRow> {
  const row = await maybe(reader, sql<StateRow>`select owner_at, opened_at from setup_state`)
  return row ?? { ownerAt: null, openedAt: null }
}

/**
 * Locks the state until the transaction ends. 'change': several changes of the setup run side by side, none while the site opens;
 * 'end': the first owner is created, or the site opens, alone.
 */
export async function lockState(tx: Tx, as: 'change' | 'end'): Promise<StateRow> {
  // the first to come creates the row; a second one at the same time finds it
  await run(tx, sql`insert into setup_state default values on conflict do nothing`)
  const rows = sql<StateRow>`select owner_at, opened_at from setup_state`
  return one(tx, as === 'end' ? sql<StateRow>`${rows} for update` : sql<StateRow>`${rows} for share`)
}

export type TokenRow = { readonly authenticatorSealed: Buffer; readonly tokenExpiresAt: Date }

type NewToken = {
  readonly tokenHash: Uint8Array
  readonly authenticatorSealed: Uint8Array
  readonly expiresAt: Date
}

/** A new token, in place of an older one; false if the owner exists. */
export async function putToken(
  tx: Tx,
  { tokenHash, authenticatorSealed, expiresAt }: NewToken,
): Promise<boolean> {
  await lockState(tx, 'end')
  const put = await run(
    tx,
    sql`
      update setup_state
      set token_hash = ${tokenHash}, authenticator_sealed = ${authenticatorSealed}, token_expires_at = ${expiresAt}
      where owner_at is null
    `,
  )
  return put === 1
}

/** What a valid token opens; null for any other. */
export function tokenRow(reader: Reader, tokenHash: Uint8Array, now: Date): Promise<TokenRow | null> {
  return maybe(
    reader,
    sql<TokenRow>`
      select authenticator_sealed, token_expires_at
      from setup_state
      where token_hash = ${tokenHash} and token_expires_at > ${now} and owner_at is null
    `,
  )
}

/** The owner exists: the token ends with it. */
export async function setOwned(tx: Tx, now: Date): Promise<void> {
  await run(
    tx,
    sql`
      update setup_state
      set owner_at = ${now}, token_hash = null, authenticator_sealed = null, token_expires_at = null
    `,
  )
}

export async function setOpened(tx: Tx, now: Date): Promise<void> {
  await run(tx, sql`update setup_state set opened_at = ${now}`)
}

export type StepRow = { readonly step: string; readonly doneAt: Date }

export function stepRows(reader: Reader): Promise<StepRow[]> {
  return many(reader, sql<StepRow>`select step, done_at from setup_step`)
}

export async function putStep(
  tx: Tx,
  { step, operatorId, now }: { readonly step: string; readonly operatorId: string; readonly now: Date },
): Promise<void> {
  await run(
    tx,
    sql`
      insert into setup_step (step, done_at, operator_id)
      values (${step}, ${now}, ${operatorId})
      on conflict (step) do update -- two tabs: the later one counts
      set done_at = excluded.done_at, operator_id = excluded.operator_id
    `,
  )
}
