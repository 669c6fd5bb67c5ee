import type { Db, Tx } from '#db/pool.ts'
import { many, run, sql } from '#db/rows.ts'
import type { Consent } from '../rules/consents.ts'

/** A member's consents; no row means no consent. */
export async function consentsOf(db: Db | Tx, memberId: bigint): Promise<Consent[]> {
  const rows = await many(
    db,
    sql<{ channel: Consent }>`select channel from inbox_consent where member_id = ${memberId} and is_on`,
  )
  return rows.map(({ channel }) => channel)
}

/** Which of these members gave which consents. */
export function consentsOfAll(
  db: Db | Tx,
  members: readonly bigint[],
): Promise<{ readonly memberId: bigint; readonly channel: Consent }[]> {
  return many(
    db,
    sql<{ memberId: bigint; channel: Consent }>`
      select member_id, channel from inbox_consent where member_id = any(${members.map(String)}::bigint[]) and is_on
    `,
  )
}

export type Said = {
  readonly memberId: bigint
  readonly consent: Consent
  readonly isOn: boolean
  readonly via: 'page' | 'mail' | 'registration' | 'seed'
  readonly ip?: string
  /** The campaign whose unsubscribe link was used. */
  readonly letter?: string | null
  readonly now: Date
}

/** Stores a member's consent, and records the change with its time and source. */
export async function setConsent(tx: Tx, said: Said): Promise<void> {
  const { memberId, consent, isOn, via, ip = null, letter = null, now } = said
  const changed = await run(
    tx,
    // two tabs concurrently: the later one wins
    sql`
      insert into inbox_consent (member_id, channel, is_on, via, changed_at)
      values (${memberId}, ${consent}, ${isOn}, ${via}, ${now})
      on conflict (member_id, channel) do update
      set is_on = excluded.is_on, via = excluded.via, changed_at = excluded.changed_at
      where inbox_consent.is_on <> excluded.is_on
    `,
  )
  if (changed === 0) return
  await run(
    tx,
    sql`
      insert into inbox_consent_log (member_id, channel, is_on, via, ip, letter, at)
      values (${memberId}, ${consent}, ${isOn}, ${via}, ${ip}, ${letter}, ${now})
    `,
  )
}
