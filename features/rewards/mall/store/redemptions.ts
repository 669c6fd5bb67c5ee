import { brandTable, waitingColumns, type BrandCount, type WaitingAsked } from '#db/review/cutoffs.ts'
import { isFound, orderQueue } from '#db/review/queue.ts'
import { numberedRows } from '#db/review/references.ts'
import type { Window } from '#db/review/pages.ts'
import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'
import { openStates, type ExchangeType, type RedemptionState } from '../rules/mall.ts'

export type Delivery = { readonly recipient: string; readonly phone: string; readonly address: string }

export type Redemption = {
  readonly id: string
  readonly number: bigint
  readonly merchant: string
  readonly memberId: bigint
  readonly account: string
  readonly exchangeType: ExchangeType
  readonly product: string | null
  readonly titleEn: string
  readonly titleVi: string
  readonly quantity: number
  readonly points: number
  readonly amount: Minor | null
  readonly currency: Currency
  readonly state: RedemptionState
  readonly recipient: string | null
  readonly phone: string | null
  readonly address: string | null
  readonly remarks: string | null
  readonly shipment: string | null
  readonly at: Date
  readonly history: readonly {
    readonly at: string
    readonly state: RedemptionState
    readonly by: string | null
    readonly note: string | null
  }[]
}

const columns = sql`
  r.id, r.number, r.merchant, r.member_id, m.account, r.exchange_type, r.product, r.title_en, r.title_vi, r.quantity, r.points,
  r.amount, r.currency, r.state, r.recipient, r.phone, r.address, r.remarks, r.shipment, r.at,
  (
    select coalesce(jsonb_agg(jsonb_build_object('at', e.at, 'state', e.state, 'by', e.by_account, 'note', e.note) order by e.no), '[]')
    from mall_redemption_event e
    where e.redemption = r.id
  ) as history
`
const joined = sql`from mall_redemption r join member_view m on m.id = r.member_id`

export const queue = orderQueue<Redemption>({
  alias: 'r',
  columns,
  joined,
  open: openStates,
  waiting: openStates,
})

/** The references of rows by id, such as 'P-100201'. */
export const references = numberedRows('mall_redemption', 'P')

/** The filter of the queue besides the state. */
export const fits = ({
  merchant,
  find,
}: {
  readonly merchant: string | null
  readonly find: string | null
}) =>
  sql`(${merchant}::text is null or r.merchant = ${merchant}) and ${isFound(find, { mark: 'P', alias: 'r', account: 'm' })}`

export type NewRedemption = Pick<
  Redemption,
  | 'merchant'
  | 'memberId'
  | 'exchangeType'
  | 'product'
  | 'titleEn'
  | 'titleVi'
  | 'quantity'
  | 'points'
  | 'amount'
  | 'currency'
  | 'state'
> & { readonly delivery: Delivery | null; readonly now: Date }

export async function insertRedemption(tx: Tx, r: NewRedemption): Promise<string> {
  const { recipient = null, phone = null, address = null } = r.delivery ?? {}
  const { id } = await one(
    tx,
    sql<{ id: string }>`
      insert into mall_redemption (merchant, member_id, exchange_type, product, title_en, title_vi, quantity, points, amount, currency,
        state, recipient, phone, address, at, decided_at)
      values (${r.merchant}, ${r.memberId}, ${r.exchangeType}, ${r.product}, ${r.titleEn}, ${r.titleVi}, ${r.quantity}, ${r.points},
        ${r.amount}, ${r.currency}, ${r.state}, ${recipient}, ${phone}, ${address}, ${r.now},
        ${r.state === 'process' ? null : r.now})
      returning id
    `,
  )
  await addEvent(tx, id, { state: r.state, by: null, note: null, now: r.now })
  return id
}

/** The redemption's lock is held, or it is new: numbers are unique. */
async function addEvent(
  tx: Tx,
  id: string,
  e: {
    readonly state: RedemptionState
    readonly by: string | null
    readonly note: string | null
    readonly now: Date
  },
): Promise<void> {
  await run(
    tx,
    sql`
      insert into mall_redemption_event (redemption, no, at, state, by_account, note)
      select ${id}, coalesce(max(no), 0) + 1, ${e.now}, ${e.state}, ${e.by}, ${e.note}
      from mall_redemption_event
      where redemption = ${id}
    `,
  )
}

export type Decision = {
  readonly state: RedemptionState
  readonly by: string
  readonly remarks: string | null
  readonly shipment?: string
  readonly now: Date
}

export async function decideRedemption(tx: Tx, id: string, d: Decision): Promise<void> {
  const { state, by, remarks, shipment = null, now } = d
  await run(
    tx,
    sql`
      update mall_redemption
      set state = ${state}, remarks = coalesce(${remarks}, remarks), shipment = coalesce(${shipment}, shipment), decided_at = ${now}
      where id = ${id}
    `,
  )
  const note = [shipment, remarks].filter(Boolean).join(' · ')
  await addEvent(tx, id, { state, by, note: note === '' ? null : note, now })
}

export async function setDelivery(
  tx: Tx,
  id: string,
  { recipient, phone, address }: Delivery,
): Promise<void> {
  await run(
    tx,
    sql`update mall_redemption set recipient = ${recipient}, phone = ${phone}, address = ${address} where id = ${id}`,
  )
}

export function redemptionById(reader: Db | Tx, id: string): Promise<Redemption | null> {
  return maybe(reader, sql<Redemption>`select ${columns} ${joined} where r.id = ${id}`)
}

/** A redemption of a brand, locked: decisions of operators and changes of its member wait for each other. */
export function lockRedemption(tx: Tx, id: string, merchant: string): Promise<Redemption | null> {
  return maybe(
    tx,
    sql<Redemption>`select ${columns} ${joined} where r.id = ${id} and r.merchant = ${merchant} for no key update of r`,
  )
}

/** A member's redemptions, newest first. */
export function redemptionsOf(db: Db, memberId: bigint, { below, limit }: Window): Promise<Redemption[]> {
  return many(
    db,
    sql<Redemption>`
      select ${columns} ${joined}
      where r.member_id = ${memberId} and (${below}::bigint is null or r.number < ${below})
      order by r.number desc
      limit ${limit}
    `,
  )
}

/** Pieces of a product in a member's redemptions that were not rejected. */
export async function takenBy(tx: Tx, memberId: bigint, product: string): Promise<number> {
  const { taken } = await one(
    tx,
    sql<{ taken: number }>`
      select coalesce(sum(quantity), 0)::int as taken
      from mall_redemption
      where member_id = ${memberId} and product = ${product} and state <> 'rejected'
    `,
  )
  return taken
}

/** Where the member's last goods were sent. */
export function lastDelivery(db: Db, memberId: bigint): Promise<Delivery | null> {
  return maybe(
    db,
    sql<Delivery>`
      select recipient, phone, address
      from mall_redemption
      where member_id = ${memberId} and address is not null
      order by number desc
      limit 1
    `,
  )
}

/** Goods that are not sent or not delivered yet; overdue past the brand's target. */
export function waitingGoods(reader: Db | Tx, { brands }: WaitingAsked): Promise<BrandCount[]> {
  return many(
    reader,
    sql<BrandCount>`
      select ${waitingColumns(sql`r.at`)}
      from ${brandTable(brands)}
      join mall_redemption r on r.merchant = brand.merchant and r.state in ('process', 'approved')
      group by brand.merchant
    `,
  )
}
