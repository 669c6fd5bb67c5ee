import type { Db, Tx } from '#db/pool.ts'
import { maybe, run, sql } from '#db/rows.ts'
import type { Reported, Verdict } from '../rules.ts'

type Found = Omit<Reported, 'isComplete'> & { readonly letter: string; readonly hasSecret: boolean }

/** Locks a message that a provider reports about: reports arrive concurrently, and while the worker stores its own result. */
export function lockReported(
  tx: Tx,
  { id, merchant }: { readonly id: string; readonly merchant: string },
): Promise<Found | null> {
  return maybe(
    tx,
    sql<Found>`
      select state, tries, created_at, expires_at, provider_id, delivery, letter, sealed is not null as has_secret
      from outgoing_message
      where id = ${id} and merchant = ${merchant} and channel = 'sms'
      for no key update
    `,
  )
}

type At = { readonly id: string; readonly provider: string; readonly providerId: string; readonly now: Date }

/** The provider has accepted an attempt whose response did not arrive; it is not sent again. */
export async function writeAccepted(tx: Tx, { id, provider, providerId, now }: At): Promise<void> {
  await run(
    tx,
    sql`
      update outgoing_message
      set state = 'sent', sent_at = ${now}, next_try_at = ${now}, last_error = null, provider = ${provider},
        provider_id = ${providerId}, delivery = 'pending'
      where id = ${id}
    `,
  )
}

export async function writeDelivered(tx: Tx, { id, provider, providerId, now }: At): Promise<void> {
  await run(
    tx,
    sql`
      update outgoing_message
      set state = 'sent', sent_at = coalesce(sent_at, ${now}), next_try_at = ${now}, last_error = null, sealed = null,
        provider = ${provider}, provider_id = ${providerId}, delivery = 'delivered', delivered_at = ${now}
      where id = ${id}
    `,
  )
}

/** Not delivered: waiting again for another attempt, or failed. */
export async function writeUndelivered(
  tx: Tx,
  { id, provider, providerId, now, verdict }: At & { readonly verdict: Verdict },
): Promise<void> {
  if (verdict.state === 'sent') throw new Error('reports: an undelivered message is not sent')
  const isWaiting = verdict.state === 'waiting'
  await run(
    tx,
    sql`
      update outgoing_message
      set state = ${verdict.state}, sent_at = null, last_error = ${verdict.why.slice(0, 300)},
        next_try_at = ${isWaiting ? verdict.nextTryAt : now},
        sealed = case when ${isWaiting} then sealed end,
        provider = ${provider},
        provider_id = ${isWaiting ? null : providerId},
        delivery = ${isWaiting ? null : 'undelivered'}
      where id = ${id}
    `,
  )
}

/** Messages without a final report since `reportBefore` are closed as unknown; codes older than `secretBefore` or expired are deleted. */
export async function closeOverdue(
  db: Db,
  {
    now,
    reportBefore,
    secretBefore,
  }: { readonly now: Date; readonly reportBefore: Date; readonly secretBefore: Date },
): Promise<void> {
  await run(
    db,
    sql`
      update outgoing_message
      set sealed = null, delivery = case when sent_at < ${reportBefore} then 'unknown' else delivery end
      where delivery = 'pending'
        and (sent_at < ${reportBefore} or (sealed is not null and (sent_at < ${secretBefore} or expires_at <= ${now})))
    `,
  )
}

export async function isOptedOut(db: Db, merchant: string, address: string): Promise<boolean> {
  const row = await maybe(
    db,
    sql`select 1 from sms_opt_out where merchant = ${merchant} and address = ${address}`,
  )
  return row !== null
}

export async function insertOptOut(
  db: Db,
  { merchant, address, now }: { readonly merchant: string; readonly address: string; readonly now: Date },
): Promise<void> {
  await run(
    db,
    // a repeated STOP changes nothing
    sql`
      insert into sms_opt_out (merchant, address, opted_out_at) values (${merchant}, ${address}, ${now})
      on conflict (merchant, address) do nothing
    `,
  )
}

export async function deleteOptOut(db: Db, merchant: string, address: string): Promise<void> {
  await run(db, sql`delete from sms_opt_out where merchant = ${merchant} and address = ${address}`)
}
