import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'

export type TicketRow = {
  readonly id: string
  readonly series: string
  /** From 1. */
  readonly number: number
  readonly memberId: bigint
  readonly wallet: bigint
  readonly price: bigint
  readonly boughtAt: Date
  /** Index of its prize, 255 for none; null: not scratched. */
  readonly prize: number | null
  readonly win: bigint | null
  readonly scratchedAt: Date | null
  readonly isExpired: boolean
}

const columns = sql`
  t.id, t.series, t.number, t.member_id, t.wallet, t.price, t.bought_at, t.prize, t.win, t.scratched_at, t.is_expired
`

export type NewTicket = Pick<TicketRow, 'id' | 'series' | 'number' | 'memberId' | 'wallet' | 'price'> & {
  readonly boughtAt: Date
}

export async function insertTickets(tx: Tx, tickets: readonly NewTicket[]): Promise<void> {
  for (const { id, series, number, memberId, wallet, price, boughtAt } of tickets)
    await run(
      tx,
      sql`
        insert into instant_ticket (id, series, number, member_id, wallet, price, bought_at)
        values (${id}, ${series}, ${number}, ${memberId}, ${wallet}, ${price}, ${boughtAt})
      `,
    )
}

export async function ticketById(db: Db | Tx, id: string): Promise<TicketRow | null> {
  return maybe(db, sql<TicketRow>`select ${columns} from instant_ticket t where t.id = ${id}`)
}

/** The ticket until the transaction ends: of two calls that scratch it, the second finds it scratched. */
export async function holdTicket(tx: Tx, id: string): Promise<TicketRow | null> {
  return maybe(tx, sql<TicketRow>`select ${columns} from instant_ticket t where t.id = ${id} for update`)
}

export async function setScratched(
  tx: Tx,
  {
    id,
    prize,
    win,
    isExpired,
    at,
  }: {
    readonly id: string
    readonly prize: number
    readonly win: bigint
    readonly isExpired: boolean
    readonly at: Date
  },
): Promise<void> {
  await run(
    tx,
    sql`
      update instant_ticket set prize = ${prize}, win = ${win}, scratched_at = ${at}, is_expired = ${isExpired} where id = ${id}
    `,
  )
}

/** A member's tickets, newest first: those not scratched yet, or the others. */
export async function ticketsOfMember(
  db: Db,
  {
    memberId,
    isScratched,
    before,
    limit,
  }: {
    readonly memberId: bigint
    readonly isScratched: boolean
    readonly before: string | null
    readonly limit: number
  },
): Promise<readonly TicketRow[]> {
  return many(
    db,
    sql<TicketRow>`
      select ${columns} from instant_ticket t
      where t.member_id = ${memberId} and (t.scratched_at is not null) = ${isScratched}
        and (${before}::uuid is null or t.id < ${before}::uuid)
      order by t.id desc
      limit ${limit}
    `,
  )
}

/** How many of each prize have been found, by series. */
export async function foundIn(
  db: Db,
  series: readonly string[],
): Promise<readonly { readonly series: string; readonly prize: number; readonly found: number }[]> {
  return many(
    db,
    sql<{ series: string; prize: number; found: number }>`
      select series, prize, count(*)::int as found
      from instant_ticket
      where series = any (${series}::uuid[]) and prize < 255
      group by series, prize
    `,
  )
}

/** Number of tickets that are sold and not scratched, and what was sold and won by currency. */
export async function figuresOf(
  db: Db,
  series: readonly string[],
): Promise<
  readonly {
    readonly series: string
    readonly currency: string
    readonly waiting: number
    readonly sales: bigint
    readonly wins: bigint
  }[]
> {
  return many(
    db,
    sql<{ series: string; currency: string; waiting: number; sales: bigint; wins: bigint }>`
      select t.series, b.currency, (count(*) filter (where t.scratched_at is null))::int as waiting,
        sum(t.price)::int8 as sales, coalesce(sum(t.win), 0)::int8 as wins
      from instant_ticket t
      join wallet_view w on w.id = t.wallet
      join book_view b on b.id = w.book
      where t.series = any (${series}::uuid[])
      group by t.series, b.currency
      order by b.currency
    `,
  )
}

/** The prizes of the sold tickets by number; null where one is not scratched. */
export async function paidOf(db: Db, series: string): Promise<readonly (number | null)[]> {
  const rows = await many(
    db,
    sql<{ prize: number | null }>`select prize from instant_ticket where series = ${series} order by number`,
  )
  return rows.map(({ prize }) => prize)
}

/** Tickets bought before a moment that are not scratched, oldest first. */
export async function expiredTickets(db: Db, before: Date, limit: number): Promise<readonly string[]> {
  const rows = await many(
    db,
    sql<{ id: string }>`
      select id from instant_ticket where scratched_at is null and bought_at < ${before} order by bought_at limit ${limit}
    `,
  )
  return rows.map(({ id }) => id)
}
