import { brandTable, waitingColumns, type BrandCount, type WaitingAsked } from '#db/review/cutoffs.ts'
import { isFound, orderQueue } from '#db/review/queue.ts'
import { numberedRows } from '#db/review/references.ts'
import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import type { Currency } from '#kit/currency.ts'
import type { ApplicationState, Signal } from '../rules/application.ts'
import type { Gift } from '../rules/promotion.ts'
import type { Both } from './promotions.ts'

/** A promotion's facts as JSON: amounts are ledger units as decimal digits. */
export type StoredFacts = {
  readonly depositsBefore: number
  readonly deposit: { readonly amount: string; readonly method: string } | null
}

export type Application = {
  readonly id: string
  readonly number: bigint
  readonly promotion: string
  readonly merchant: string
  readonly memberId: bigint
  readonly account: string
  readonly kind: 'application' | 'check'
  readonly signals: readonly Signal[]
  readonly comment: string | null
  readonly pictures: readonly string[]
  readonly state: ApplicationState
  readonly facts: StoredFacts
  readonly deposit: string | null
  readonly at: Date
  readonly dueFrom: Date
  readonly reason: string | null
  readonly decidedBy: string | null
  readonly decidedAt: Date | null
  readonly title: Both
  readonly currency: Currency
  readonly gift: Gift
}

const columns = sql`
  a.id, a.number, a.promotion, a.merchant, a.member_id, m.account, a.kind, a.signals, a.comment, a.state, a.facts, a.deposit, a.at,
  a.due_from, a.reason, a.decided_by, a.decided_at, p.title, p.currency, p.data->'gift' as gift,
  array(select i.file from promotion_application_picture i where i.application = a.id order by i.no) as pictures
`
const joined = sql`
  from promotion_application a
  join promotion p on p.id = a.promotion
  join member_view m on m.id = a.member_id
`

/** The mark of an application's number, as in PA-100301. */
const MARK = 'PA'
export const referenceOf = (number: bigint): string => `${MARK}-${number}`

export const queue = orderQueue<Application>({
  alias: 'a',
  columns,
  joined,
  open: ['applying'],
  waiting: ['applying'],
})

/** The references of rows by id. */
export const references = numberedRows('promotion_application', MARK)

/** The filter of the queue besides the state. */
export const fits = ({
  merchant,
  find,
}: {
  readonly merchant: string | null
  readonly find: string | null
}) =>
  sql`(${merchant}::text is null or a.merchant = ${merchant}) and ${isFound(find, { mark: MARK, alias: 'a', account: 'm' })}`

export type NewApplication = Pick<
  Application,
  'promotion' | 'merchant' | 'memberId' | 'kind' | 'signals' | 'comment' | 'facts' | 'deposit' | 'dueFrom'
> & { readonly pictures: readonly string[]; readonly now: Date }

export async function insertApplication(tx: Tx, a: NewApplication): Promise<void> {
  const { id } = await one<{ id: string }>(
    tx,
    sql`
      insert into promotion_application (promotion, merchant, member_id, kind, signals, comment, facts, deposit, at, due_from)
      values (${a.promotion}, ${a.merchant}, ${a.memberId}, ${a.kind}, ${[...a.signals]}::text[], ${a.comment},
        ${JSON.stringify(a.facts)}::jsonb, ${a.deposit}, ${a.now}, ${a.dueFrom})
      returning id
    `,
  )
  for (const [index, file] of a.pictures.entries())
    await run(
      tx,
      sql`insert into promotion_application_picture (file, application, no) values (${file}, ${id}, ${index + 1})`,
    )
}

/** An application of a brand, locked: operators' decisions wait for each other. */
export function lockApplication(tx: Tx, id: string, merchant: string): Promise<Application | null> {
  return maybe(
    tx,
    sql<Application>`select ${columns} ${joined} where a.id = ${id} and a.merchant = ${merchant} for no key update of a`,
  )
}

export async function decideApplication(
  tx: Tx,
  id: string,
  d: {
    readonly state: 'issued' | 'rejected'
    readonly by: string
    readonly reason: string | null
    readonly now: Date
  },
): Promise<void> {
  await run(
    tx,
    sql`
      update promotion_application
      set state = ${d.state}, decided_by = ${d.by}, reason = ${d.reason}, decided_at = ${d.now}
      where id = ${id}
    `,
  )
}

/** Whether an application of the brand has this picture. */
export async function isPicture(db: Db, file: string, merchant: string): Promise<boolean> {
  const row = await maybe(
    db,
    sql<{ file: string }>`
      select i.file
      from promotion_application_picture i
      join promotion_application a on a.id = i.application
      where i.file = ${file} and a.merchant = ${merchant}
    `,
  )
  return row !== null
}

/**
 * What a member shares with another one who has got the promotion, or waits for it: a browser, a payout account. The caller holds the
 * promotion's lock, so that simultaneous claims see each other.
 */
export async function sharedWith(tx: Tx, series: string, memberId: bigint): Promise<readonly Signal[]> {
  const row = await one<{ device: boolean; account: boolean }>(
    tx,
    sql`
      with taker as (
        select e.member_id
        from promotion_entry e
        join promotion p on p.id = e.promotion
        where p.series = ${series} and e.member_id <> ${memberId} and e.state in ('given', 'applying')
      )
      select
        exists (
          select
          from member_device_view own
          join member_device_view other on other.token_hash = own.token_hash
          join taker on taker.member_id = other.member_id
          where own.member_id = ${memberId}
        ) as device,
        exists (
          select
          from payout_account_view own
          join payout_account_view other on other.bank = own.bank and other.account_number = own.account_number
          join taker on taker.member_id = other.member_id
          where own.member_id = ${memberId}
        ) as account
    `,
  )
  return [...(row.device ? (['device'] as const) : []), ...(row.account ? (['account'] as const) : [])]
}

/** Applications that can be decided; overdue past the brand's target. */
export function waitingApplications(reader: Db | Tx, { brands, now }: WaitingAsked): Promise<BrandCount[]> {
  return many(
    reader,
    sql<BrandCount>`
      select ${waitingColumns(sql`a.due_from`)}
      from ${brandTable(brands)}
      join promotion_application a on a.merchant = brand.merchant and a.state = 'applying' and a.due_from <= ${now}
      group by brand.merchant
    `,
  )
}
