import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import type { Window } from '#db/review/pages.ts'
import type { BankEntry } from '../rules/entry.ts'
import type { Reason } from '../rules/match.ts'
import type { Minor } from '#kit/money.ts'

export const entryStates = ['queued', 'credited', 'confirmed', 'returned', 'closed'] as const
export type EntryState = (typeof entryStates)[number]

export type EntryRow = BankEntry & {
  readonly id: string
  readonly number: bigint
  readonly merchant: string
  readonly feed: string
  readonly feedName: string
  readonly accountNumber: string
  readonly statement: string
  readonly state: EntryState
  readonly why: Reason | null
  readonly deposit: string | null
  /** The withdrawal that an outgoing entry paid. */
  readonly withdrawal: string | null
  readonly reference: string | null
  readonly memberId: bigint | null
  readonly member: string | null
  readonly at: Date
  readonly decidedAt: Date | null
  readonly decidedBy: string | null
  readonly note: string | null
}

const selected = sql`
  select e.id, e.number, e.merchant, e.feed, f.name as feed_name, f.account_number, e.statement, e.entry_ref, e.amount,
    e.currency, e.direction, e.is_reversal, e.booked_on::text as booked_on, e.payer, e.payer_account, e.text, e.state, e.why,
    e.deposit, e.withdrawal, coalesce('D-' || d.number, 'W-' || w.number) as reference,
    coalesce(d.member_id, w.member_id) as member_id, p.account as member, e.at, e.decided_at, e.decided_by, e.note
  from bank_entry e
  join bank_feed f on f.id = e.feed
  left join deposit_view d on d.id = e.deposit
  left join withdrawal_view w on w.id = e.withdrawal
  left join member_view p on p.id = coalesce(d.member_id, w.member_id)
`

export type EntryFilter = {
  readonly merchant: string | null
  readonly state: EntryState
  readonly why: Reason | null
  readonly find: string | null
}

/** The number of 'B-100001', or of '100001'. */
const numberIn = (find: string | null): string | null => /^(?:b-)?(\d{1,15})$/i.exec(find ?? '')?.[1] ?? null

const fits = ({ merchant, state, why, find }: EntryFilter) => sql`
  (${merchant}::text is null or e.merchant = ${merchant})
  and e.state = ${state}
  and (${why}::text is null or e.why = ${why})
  and (
    ${find}::text is null
    or e.number = ${numberIn(find)}
    or e.entry_ref ilike '%' || ${find} || '%'
    or e.text ilike '%' || ${find} || '%'
    or e.payer ilike '%' || ${find} || '%'
  )
`

/** The queue oldest first, everything else newest first. */
export async function entriesOf(
  db: Db,
  filter: EntryFilter,
  { below: after, limit }: Window,
): Promise<EntryRow[]> {
  const isQueue = filter.state === 'queued'
  const beyond = isQueue ? sql`e.number > ${after}` : sql`e.number < ${after}`
  return many(
    db,
    sql<EntryRow>`
      ${selected}
      where ${fits(filter)} and (${after}::bigint is null or ${beyond})
      order by case when ${isQueue} then e.number end, e.number desc
      limit ${limit}
    `,
  )
}

export async function entryCounts(
  db: Db,
  merchant: string | null,
): Promise<{ state: EntryState; count: number }[]> {
  return many(
    db,
    sql<{ state: EntryState; count: number }>`
      select state, count(*)::int as count
      from bank_entry
      where ${merchant}::text is null or merchant = ${merchant}
      group by state
    `,
  )
}

export async function entryById(db: Db | Tx, id: string): Promise<EntryRow | null> {
  return maybe(db, sql<EntryRow>`${selected} where e.id = ${id}`)
}

/** Locks the entry: two operators, and the import, are serialised. */
export async function lockEntry(tx: Tx, id: string): Promise<EntryRow | null> {
  return maybe(tx, sql<EntryRow>`${selected} where e.id = ${id} for no key update of e`)
}

export type NewEntry = BankEntry & {
  readonly merchant: string
  readonly feed: string
  readonly statement: string
  readonly now: Date
}

/** Stores an entry as waiting; null if the account's entry of this reference is stored already. */
export async function insertEntry(tx: Tx, e: NewEntry): Promise<string | null> {
  const row = await maybe(
    tx,
    sql<{ id: string }>`
      insert into bank_entry (
        merchant, feed, statement, entry_ref, amount, currency, direction, is_reversal, booked_on, payer, payer_account, text,
        state, why, at
      )
      values (
        ${e.merchant}, ${e.feed}, ${e.statement}, ${e.entryRef}, ${e.amount}, ${e.currency}, ${e.direction}, ${e.isReversal},
        ${e.bookedOn}::date, ${e.payer}, ${e.payerAccount}, ${e.text}, 'queued', 'noReference', ${e.now}
      )
      on conflict (feed, entry_ref) do nothing -- the same entry in two files, imported at once
      returning id
    `,
  )
  return row?.id ?? null
}

/** Whether the stored entry of this reference says the same; a bank that reuses a reference must not lose an entry silently. */
export async function isSameEntry(tx: Tx, feed: string, e: BankEntry): Promise<boolean> {
  const row = await maybe(
    tx,
    sql<{ same: boolean }>`
      select amount = ${e.amount} and currency = ${e.currency} and direction = ${e.direction} and is_reversal = ${e.isReversal}
        as same
      from bank_entry
      where feed = ${feed} and entry_ref = ${e.entryRef}
    `,
  )
  return row?.same ?? false
}

export async function hasEntry(tx: Tx, deposit: string): Promise<boolean> {
  const { n } = await one(
    tx,
    sql<{ n: number }>`select count(*)::int as n from bank_entry where deposit = ${deposit}`,
  )
  return n > 0
}

export async function hasPayoutEntry(tx: Tx, withdrawal: string): Promise<boolean> {
  const { n } = await one(
    tx,
    sql<{ n: number }>`select count(*)::int as n from bank_entry where withdrawal = ${withdrawal}`,
  )
  return n > 0
}

/** Outgoing entries that wait and carry the bank's reference of a payout that an operator recorded after they came. */
export async function lateOutgoing(db: Db, limit: number): Promise<{ readonly id: string }[]> {
  return many(
    db,
    sql<{ id: string }>`
      select e.id
      from bank_entry e
      join manual_payout_view o on o.merchant = e.merchant and upper(o.bank_reference) = upper(e.entry_ref)
      where e.state = 'queued' and e.why = 'outgoing' and e.amount = o.amount and e.currency = o.currency
        and o.state in ('recorded', 'paid')
      order by e.number
      limit ${limit}
    `,
  )
}

/** The result of matching, or an operator's decision. */
export async function setEntry(
  tx: Tx,
  id: string,
  e: {
    readonly state: EntryState
    readonly why?: Reason | null
    readonly deposit?: string
    readonly withdrawal?: string
    readonly by?: string
    readonly note?: string
    readonly now: Date
  },
): Promise<void> {
  const isDecided = e.state !== 'queued'
  await run(
    tx,
    sql`
      update bank_entry
      set state = ${e.state}, why = case when ${e.why === undefined} then why else ${e.why ?? null} end,
        deposit = ${e.deposit ?? null}::uuid, withdrawal = ${e.withdrawal ?? null}::uuid, decided_at = ${isDecided ? e.now : null}::timestamptz,
        decided_by = ${e.by ?? null}, note = ${e.note ?? null}
      where id = ${id}
    `,
  )
}

export type Candidate = {
  readonly id: string
  readonly reference: string
  readonly memberId: bigint
  readonly member: string
  readonly amount: Minor
  readonly state: string
  readonly createdAt: Date
}

/** Open deposits of the brand that an entry could belong to: by reference or account if asked, otherwise those of the same amount. */
export async function candidatesOf(
  db: Db,
  {
    merchant,
    currency,
    amount,
    find,
  }: {
    readonly merchant: string
    readonly currency: string
    readonly amount: Minor
    readonly find: string | null
  },
): Promise<Candidate[]> {
  const number = find && /^(?:d-?)?(\d{1,15})$/i.exec(find)?.[1]
  return many(
    db,
    sql<Candidate>`
      select d.id, 'D-' || d.number as reference, d.member_id, p.account as member, d.amount, d.state, d.created_at
      from deposit_view d
      join deposit_method_view m on m.id = d.method
      join member_view p on p.id = d.member_id
      where d.merchant = ${merchant} and d.currency = ${currency} and m.account is not null and d.credited_at is null
        and d.state in ('awaitingSlip', 'inReview', 'expired')
        and case
          when ${find}::text is null then d.amount = ${amount}
          when ${number}::text is not null then d.number = ${number}::bigint
          else p.account = ${find}
        end
      order by d.created_at desc
      limit 20
    `,
  )
}

export async function isKnownEntry(tx: Tx, feed: string, entryRef: string): Promise<boolean> {
  const { n } = await one(
    tx,
    sql<{ n: number }>`
      select count(*)::int as n from bank_entry where feed = ${feed} and entry_ref = ${entryRef}
    `,
  )
  return n > 0
}
