import type { Db, Tx } from '#db/pool.ts'
import { many, run, sql } from '#db/rows.ts'

/** offers: marketing at all, in the inbox; email and push: the same, and news of one's messages, by these ways. */
export const consentChannels = ['offers', 'email', 'push'] as const
export type ConsentChannel = (typeof consentChannels)[number]
export type Consents = Readonly<Record<ConsentChannel, boolean>>

/** What a member agreed to; nothing said is a no. */
export async function consentOf(db: Db | Tx, memberId: bigint): Promise<Consents> {
  const rows = await many(
    db,
    sql<{ channel: ConsentChannel; isOn: boolean }>`
      select channel, is_on from inbox_consent where member_id = ${memberId}
    `,
  )
  const isOn = (channel: ConsentChannel) => rows.some((row) => row.channel === channel && row.isOn)
  return { offers: isOn('offers'), email: isOn('email'), push: isOn('push') }
}

export async function setConsent(
  tx: Db | Tx,
  consent: {
    readonly memberId: bigint
    readonly channel: ConsentChannel
    readonly isOn: boolean
    readonly via: 'page' | 'mail' | 'registration' | 'seed'
    readonly now: Date
  },
): Promise<void> {
  const { memberId, channel, isOn, via, now } = consent
  await run(
    tx,
    // two tabs at once: the later one counts
    sql`
      insert into inbox_consent (member_id, channel, is_on, via, changed_at)
      values (${memberId}, ${channel}, ${isOn}, ${via}, ${now})
      on conflict (member_id, channel) do update
      set is_on = excluded.is_on, via = excluded.via, changed_at = excluded.changed_at
    `,
  )
}
