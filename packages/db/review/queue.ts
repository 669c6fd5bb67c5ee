import { startingWith } from '../like.ts'
import type { Db, Tx } from '../pool.ts'
import { many, maybe, one, sql } from '../rows.ts'
import type { Minor } from '#kit/money.ts'
import { accountKey } from '#kit/names/account-key.ts'
import type { Window } from './pages.ts'

/** A piece of a query, as `sql` makes it. */
export type Piece = ReturnType<typeof sql>

/** The source of a queue's orders: the columns of a row, and the tables with the order's own under `alias`. */
export type QueueTables = {
  /** The order's table has the columns id, number, state, amount, member_id. */
  readonly alias: string
  readonly columns: Piece
  /** From `from` on, with all joins. */
  readonly joined: Piece
  /** The states in which an operator may act: what 'open' asks for. */
  readonly open: readonly string[]
  /** The states whose orders wait: they are listed oldest first, all others newest first. */
  readonly waiting: readonly string[]
  /** A bigint expression that says where an order that waits stands; by default its number. Selected as `place`. */
  readonly place?: Piece
}

/** Reads a queue of orders: a page, the number in each state, the total of a filter, one order. */
export function orderQueue<Row extends { readonly number: bigint; readonly state: string }>({
  alias,
  columns,
  joined,
  open,
  waiting,
  place,
}: QueueTables) {
  const of = (column: string) => sql.ref(`${alias}.${column}`)
  const [number, state] = [of('number'), of('state')]
  const isIn = (asked: string | null) => {
    if (asked === null) return sql`true`
    return asked === 'open' ? sql`${state} = any(${[...open]}::text[])` : sql`${state} = ${asked}`
  }
  const listed = new Set<string | null>(['open', ...waiting])
  return {
    /** `fits` is the feature's own filter. */
    page(reader: Db | Tx, asked: string | null, fits: Piece, { below, limit }: Window): Promise<Row[]> {
      const isWaiting = listed.has(asked)
      const by = isWaiting ? (place ?? number) : number
      const beyond = isWaiting ? sql`${by} > ${below}` : sql`${by} < ${below}`
      return many(
        reader,
        sql<Row>`
          select ${columns}, ${isWaiting && place ? place : sql`null::bigint`} as place ${joined}
          where ${isIn(asked)} and ${fits} and (${below}::bigint is null or ${beyond})
          order by ${by} ${isWaiting ? sql`asc` : sql`desc`}
          limit ${limit}
        `,
      )
    },
    counts(reader: Db | Tx, fits: Piece): Promise<{ state: Row['state']; count: number }[]> {
      return many(
        reader,
        sql<{ state: Row['state']; count: number }>`
          select ${state} as state, count(*)::int as count ${joined}
          where ${fits}
          group by ${state}
        `,
      )
    },
    total(reader: Db | Tx, asked: string | null, fits: Piece): Promise<{ count: number; amount: Minor }> {
      return one(
        reader,
        sql<{ count: number; amount: Minor }>`
          select count(*)::int as count, coalesce(sum(${of('amount')}), 0)::bigint as amount ${joined}
          where ${isIn(asked)} and ${fits}
        `,
      )
    },
    one(reader: Db | Tx, id: string): Promise<Row | null> {
      return maybe(reader, sql<Row>`select ${columns} ${joined} where ${of('id')} = ${id}`)
    },
  }
}

/** Orders that an operator looks for by reference ("D-100012" or "100012"), by member id or by the start of an account name. */
export function isFound(
  find: string | null,
  { mark, alias, account }: { readonly mark: string; readonly alias: string; readonly account: string },
): Piece {
  const digits = (find ?? '').toUpperCase().replace(`${mark}-`, '')
  const number = /^\d{1,18}$/.test(digits) ? BigInt(digits) : null
  const start = startingWith(accountKey(find ?? ''))
  return sql`
    (
      ${find}::text is null or ${sql.ref(`${alias}.number`)} = ${number} or ${sql.ref(`${alias}.member_id`)} = ${number}
      or ${sql.ref(`${account}.account_key`)} like ${start}
    )
  `
}

/** Orders of which one party's account name begins so; `accounts` are the aliases of their members. */
export function isBetween(find: string | null, accounts: readonly string[]): Piece {
  const start = find === null ? null : startingWith(accountKey(find))
  const matches = accounts.map((alias) => sql`${sql.ref(`${alias}.account_key`)} like ${start}`)
  return sql`(${start}::text is null or ${sql.join(matches, sql` or `)})`
}
