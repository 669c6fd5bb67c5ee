import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'
import type { Currency } from '#kit/currency.ts'
import type { FreeRoundsTerms } from '../rules/free-rounds.ts'
import type { OrderOutcome, OrderState } from '../rules/order.ts'

export type Order = {
  readonly id: string
  readonly merchant: string
  readonly memberId: bigint
  readonly currency: Currency
  readonly vendor: string
  /** Our id of the game, and the vendor's own code. */
  readonly game: string
  readonly outsideRef: string
  readonly cashWallet: bigint
  readonly winWallet: bigint | null
  readonly rounds: number
  readonly stake: bigint
  readonly termsHash: string
  readonly terms: FreeRoundsTerms
  readonly state: OrderState
  readonly outcome: OrderOutcome | null
  readonly reason: string | null
  readonly played: number
  readonly until: Date
  readonly orderedAt: Date
  readonly endedAt: Date | null
  readonly silent: number
  /** Wins that were not rolled back. */
  readonly won: bigint
}

const columns = sql`
  o.id, o.merchant, o.member_id, o.currency, o.vendor, o.game, g.outside_ref, o.cash_wallet, o.win_wallet, o.rounds, o.stake, o.terms_hash,
  t.terms, o.state, o.outcome, o.reason, o.played, o.until_at as until, o.ordered_at, o.ended_at, o.silent,
  (select coalesce(sum(w.amount), 0) from free_rounds_win w where w.order_id = o.id and not w.is_back)::bigint as won
`
const orders = sql`
  from free_rounds_order o
  join bonus_terms t on t.hash = o.terms_hash
  join game_view g on g.id = o.game
`

export type NewOrder = Pick<
  Order,
  | 'id'
  | 'merchant'
  | 'memberId'
  | 'currency'
  | 'vendor'
  | 'game'
  | 'cashWallet'
  | 'winWallet'
  | 'rounds'
  | 'stake'
  | 'termsHash'
  | 'until'
>

export async function insertOrder(tx: Tx, order: NewOrder, now: Date): Promise<void> {
  await run(
    tx,
    sql`
      insert into free_rounds_order (id, merchant, member_id, currency, vendor, game, cash_wallet, win_wallet, rounds, stake, terms_hash,
        until_at, ordered_at, next_at)
      values (${order.id}, ${order.merchant}, ${order.memberId}, ${order.currency}, ${order.vendor}, ${order.game}, ${order.cashWallet},
        ${order.winWallet}, ${order.rounds}, ${order.stake}, ${order.termsHash}, ${order.until}, ${now}, ${now})
    `,
  )
}

/** The vendor of a game with its own code; null: the game is not of a vendor's server. */
export function vendorOfGame(db: Db | Tx, game: string): Promise<{ readonly vendor: string } | null> {
  return maybe<{ vendor: string }>(
    db,
    sql`select g.vendor from game_view g where g.id = ${game} and g.outside_ref is not null`,
  )
}

export function orderById(db: Db | Tx, id: string): Promise<Order | null> {
  return maybe<Order>(db, sql`select ${columns} ${orders} where o.id = ${id}`)
}

/** Locked until the caller's transaction ends: a win of it and its end come one after the other. */
export function lockOrder(tx: Tx, id: string): Promise<Order | null> {
  return maybe<Order>(tx, sql`select ${columns} ${orders} where o.id = ${id} for no key update of o`)
}

/** The newest orders of a member, those that go on first. */
export function ordersOf(db: Db, memberId: bigint, limit: number): Promise<Order[]> {
  return many<Order>(
    db,
    sql`
      select ${columns}
      ${orders}
      where o.member_id = ${memberId}
      order by o.state = 'ended', o.ordered_at desc, o.id desc
      limit ${limit}
    `,
  )
}

/** Orders that are due for a call, and ended ones whose wins are still to be given. */
export async function dueOrders(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await many<{ id: string }>(
    db,
    sql`
      select o.id
      from free_rounds_order o
      where o.state in ('waiting', 'active', 'cancelling') and o.next_at <= ${now}
      order by o.next_at
      limit ${limit}
    `,
  )
  return rows.map(({ id }) => id)
}

/** Ended orders whose wallet of wins is not empty: the vendor paid or took back something afterwards. */
export async function lateOrders(db: Db): Promise<string[]> {
  const rows = await many<{ id: string }>(
    db,
    sql`
      select o.id
      from free_rounds_order o
      join wallet_view w on w.id = o.win_wallet
      where o.state = 'ended' and w.balance <> 0
      order by o.id
    `,
  )
  return rows.map(({ id }) => id)
}

export async function markOrder(
  tx: Tx,
  id: string,
  to: {
    readonly state: OrderState
    readonly outcome: OrderOutcome | null
    readonly reason: string | null
    readonly played: number
    readonly silent: number
    readonly nextAt: Date
    readonly now: Date
  },
): Promise<void> {
  await run(
    tx,
    sql`
      update free_rounds_order
      set state = ${to.state}, outcome = ${to.outcome}, reason = ${to.reason}, played = ${to.played}, silent = ${to.silent},
        next_at = ${to.nextAt}, ended_at = case when ${to.state} = 'ended' then ${to.now}::timestamptz end
      where id = ${id}
    `,
  )
}

/** The vendor has reported the last round: it is asked soon. */
export async function hurryOrder(tx: Tx, id: string, now: Date): Promise<void> {
  await run(tx, sql`update free_rounds_order set next_at = ${now} where id = ${id} and state = 'active'`)
}

export async function insertWin(
  tx: Tx,
  win: {
    readonly vendor: string
    readonly transaction: string
    readonly order: string
    readonly amount: bigint
    readonly now: Date
  },
): Promise<void> {
  await run(
    tx,
    sql`
      insert into free_rounds_win (vendor, ref, order_id, amount, at)
      values (${win.vendor}, ${win.transaction}, ${win.order}, ${win.amount}, ${win.now})
    `,
  )
}

/** Marks a win as rolled back; returns its order, null where it was no win of free rounds. */
export function markBack(
  tx: Tx,
  { vendor, transaction }: { readonly vendor: string; readonly transaction: string },
): Promise<{ readonly orderId: string } | null> {
  return maybe<{ orderId: string }>(
    tx,
    sql`
      update free_rounds_win
      set is_back = true
      where vendor = ${vendor} and ref = ${transaction}
      returning order_id
    `,
  )
}

/** Orders for the back office: those that a vendor refused first, then the newest. */
export function officeOrders(
  db: Db,
  { merchant, limit }: { readonly merchant: string; readonly limit: number },
): Promise<(Order & { readonly account: string })[]> {
  return many<Order & { readonly account: string }>(
    db,
    sql`
      select ${columns}, (select m.account from member_view m where m.id = o.member_id) as account
      ${orders}
      where o.merchant = ${merchant}
      order by o.state = 'refused' desc, o.ordered_at desc, o.id desc
      limit ${limit}
    `,
  )
}

/** Ordered again under the same id; its days begin again, since the vendor gave nothing. */
export async function reopenOrder(
  tx: Tx,
  id: string,
  { until, now }: { readonly until: Date; readonly now: Date },
): Promise<void> {
  await run(
    tx,
    sql`
      update free_rounds_order
      set state = 'waiting', reason = null, silent = 0, until_at = ${until}, next_at = ${now}
      where id = ${id}
    `,
  )
}

export async function startCancel(tx: Tx, id: string, now: Date): Promise<void> {
  await run(
    tx,
    sql`update free_rounds_order set state = 'cancelling', silent = 0, next_at = ${now} where id = ${id}`,
  )
}
