import type { Db, Tx } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'
import type { Statement, StatementLine } from '#ledger/statement.ts'

export type LinesAsk = {
  /** Older than this number: the cursor for paging. */
  readonly before: bigint | null
  /** Nothing of the period is below this number. */
  readonly least: bigint | null
  readonly from: Date | null
  readonly to: Date | null
  readonly kinds: readonly string[] | null
  /** No round kinds: the index of money movements applies. */
  readonly isMoney: boolean
  readonly limit: number
}

/** A page of a wallet's entries, newest first; an instant round shows as stake and win. */
export async function linesOf(reader: Db | Tx, wallet: bigint, ask: LinesAsk): Promise<Statement> {
  const { before, least, from, to, kinds, isMoney, limit } = ask
  const lines = await many(
    reader,
    sql<StatementLine>`
      select s.seq, s.part, s.at, s.kind, s.amount, s.before, s.after, s.ref, s.house, s.detail, s.other_wallet
      from (
        select l.seq
        from line_view l
        join posting_kind_view k on k.code = l.kind
        where l.wallet = ${wallet} and l.seq < coalesce(${before}::bigint, 9223372036854775807)
          and l.seq >= coalesce(${least}::bigint, 0)
          and (${kinds}::text[] is null or k.kind = any(${kinds}::text[]))
          ${isMoney ? sql`and l.kind > 19` : sql``}
          and (${from}::timestamptz is null or l.at >= ${from}) and (${to}::timestamptz is null or l.at < ${to})
        order by l.seq desc
        limit ${limit + 1}
      ) page
      join ledger_statement s on s.wallet = ${wallet} and s.seq = page.seq
      order by s.seq desc, s.part desc
    `,
  )
  const seqs = [...new Set(lines.map((line) => line.seq))]
  const last = seqs.length > limit ? (seqs[limit - 1] ?? null) : null
  return { lines: last === null ? lines : lines.filter((line) => line.seq >= last), next: last }
}
