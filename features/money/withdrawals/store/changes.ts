import type { Db, Tx } from '#db/pool.ts'
import { run, sql } from '#db/rows.ts'
import type { Minor } from '#kit/money.ts'

type Approval = { readonly by: string; readonly account: string; readonly now: Date }

export async function setFirstYes(tx: Tx, id: string, { by, account, now }: Approval): Promise<void> {
  await run(
    tx,
    sql`
      update withdrawal
      set state = 'approved', first_by = ${by}, first_by_account = ${account}, first_at = ${now},
        claimed_by = null, claimed_by_account = null, claimed_at = null
      where id = ${id}
    `,
  )
}

/** The last approval: the second operator's if there is a first, else the first's. */
export async function setLastYes(tx: Tx, id: string, { by, account, now }: Approval): Promise<void> {
  await run(
    tx,
    sql`
      update withdrawal
      set state = 'paying', sent_at = ${now},
        second_by = case when first_by is null then null else ${by}::uuid end,
        second_by_account = case when first_by is null then null else ${account} end,
        second_at = case when first_by is null then null else ${now}::timestamptz end,
        first_by = coalesce(first_by, ${by}), first_by_account = coalesce(first_by_account, ${account}),
        first_at = coalesce(first_at, ${now})
      where id = ${id}
    `,
  )
}

export async function setPaid(
  tx: Tx,
  id: string,
  paid: { readonly processorRef: string; readonly now: Date; readonly receiptDueAt: Date },
): Promise<void> {
  await run(
    tx,
    sql`
      update withdrawal
      set state = 'paid', processor_ref = ${paid.processorRef}, paid_at = ${paid.now}, receipt_due_at = ${paid.receiptDueAt}
      where id = ${id}
    `,
  )
}

export async function setReceived(
  tx: Tx,
  id: string,
  { isAuto, now }: { isAuto: boolean; now: Date },
): Promise<void> {
  await run(
    tx,
    sql`
      update withdrawal
      set state = 'received', is_auto_received = ${isAuto}, closed_at = ${now}, arrived = null
      where id = ${id}
    `,
  )
}

/** When the timeout is checked next. */
export async function setReceiptDue(tx: Tx, id: string, at: Date): Promise<void> {
  await run(tx, sql`update withdrawal set receipt_due_at = ${at} where id = ${id} and state = 'paid'`)
}

/** The receiver reports that not all arrived: silence no longer counts. */
export async function setDisputed(tx: Tx, id: string, arrived: Minor): Promise<void> {
  await run(
    tx,
    sql`update withdrawal set state = 'disputed', arrived = ${arrived}, receipt_due_at = null where id = ${id}`,
  )
}

/** What never arrived was refunded: all of it makes the withdrawal failed, a part leaves it received. */
export async function setReturned(
  tx: Tx,
  id: string,
  of: {
    readonly state: 'failed' | 'received'
    readonly returned: Minor
    readonly reason: string
    readonly now: Date
  },
): Promise<void> {
  await run(
    tx,
    sql`
      update withdrawal
      set state = ${of.state}, returned = ${of.returned}, reason = ${of.reason}, closed_at = ${of.now}
      where id = ${id}
    `,
  )
}

/** Who pays it from now on: other members ('matching'), operators ('manual'), or a processor by its name. */
export async function setWay(tx: Tx, id: string, processor: string): Promise<void> {
  await run(tx, sql`update withdrawal set processor = ${processor} where id = ${id}`)
}

/** Every part of a peer-to-peer withdrawal is settled. */
export async function setMatchedOver(
  tx: Tx,
  id: string,
  over: { readonly state: 'received' | 'failed'; readonly returned: Minor; readonly now: Date },
): Promise<void> {
  const paidAt = over.state === 'received' ? over.now : null
  await run(
    tx,
    sql`
      update withdrawal
      set state = ${over.state}, returned = ${over.returned}, paid_at = ${paidAt}::timestamptz, closed_at = ${over.now}
      where id = ${id}
    `,
  )
}

export async function setOver(
  tx: Tx,
  id: string,
  over: { readonly state: 'failed' | 'rejected'; readonly reason: string | null; readonly now: Date },
): Promise<void> {
  await run(
    tx,
    sql`update withdrawal set state = ${over.state}, reason = ${over.reason}, closed_at = ${over.now}, paid_at = null where id = ${id}`,
  )
}

export async function setAsked(db: Db, id: string, now: Date): Promise<void> {
  await run(db, sql`update withdrawal set asked_at = ${now} where id = ${id}`)
}
