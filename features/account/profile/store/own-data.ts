import type { Db } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'

/** A table and its columns. */
export type Table = { readonly name: string; readonly columns: readonly string[] }

/** Every table that references a member, with all its columns, from the database catalogue: the allow-list must cover them. */
export function tablesOfMembers(db: Db): Promise<Table[]> {
  return many(
    db,
    sql<Table>`
      select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind in ('r', 'p') and (
        c.relname = 'member' or exists (
          select from pg_attribute m
          where m.attrelid = c.oid and m.attname = 'member_id' and not m.attisdropped
        )
      )
      group by c.relname
      order by c.relname
    `,
  )
}

export type OwnLine = { readonly seq: bigint; readonly row: unknown }

const PAGE = 2_000

/** A wallet's movements in chronological order, one page after a given number. */
export function linesAfter(db: Db, wallet: bigint, after: bigint): Promise<OwnLine[]> {
  return many(
    db,
    sql<OwnLine>`
      select l.seq,
        json_build_object(
          'number', l.seq, 'at', l.at, 'kind', k.kind, 'amount', l.amount / 10000.0, 'balance', l.after / 10000.0,
          'stake', l.stake / 10000.0, 'reference', coalesce(l.ref::text, l.note),
          'game', r.game, 'roundStake', r.stake / 10000.0, 'roundWin', r.win / 10000.0, 'roundState', r.state
        ) as row
      from line_view l
      join posting_kind_view k on k.code = l.kind
      left join round_view r on r.id = l.ref and r.wallet = l.wallet and l.kind < 20
      where l.wallet = ${wallet} and l.seq > ${after}
      order by l.seq
      limit ${PAGE}
    `,
  )
}
