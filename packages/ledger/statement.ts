import { many, maybe, one, sql } from '#db/rows.ts'
import type { Db, Tx } from '#db/pool.ts'
import type { Minor } from '#kit/money.ts'

/** One movement of an account record. An instant round shows as two: its stake, then its win. */
export type StatementLine = {
  readonly seq: bigint
  /** 0, or 1 for the second half of an entry with stake and win. */
  readonly part: 0 | 1
  readonly at: Date
  /** e.g. 'deposit.credited', 'round.played' */
  readonly kind: string
  /** Signed. */
  readonly amount: Minor
  readonly before: Minor
  readonly after: Minor
  /** Round, deposit, withdrawal …: a UUID, or the text given by the posting. */
  readonly ref: string | null
  /** The counterparty: a house account's kind and detail ('ggr', 'STUDIO'), or the other wallet. */
  readonly house: string | null
  readonly detail: string | null
  readonly otherWallet: bigint | null
}

export type StatementAsk = {
  /** Older than this seq: the cursor for paging. */
  readonly before?: bigint
  /** Maximum number of ledger entries per page. */
  readonly limit?: number
  readonly kinds?: readonly string[]
  /** Inclusive. */
  readonly from?: Date
  /** Exclusive. */
  readonly to?: Date
}

export type Statement = {
  /** Newest first. */
  readonly lines: readonly StatementLine[]
  /** Pass as `before` for the next page; null at the end. */
  readonly next: bigint | null
}

/** The account record of a wallet, newest first, from the view `ledger_statement`. */
export async function statementOf(
  reader: Db | Tx,
  wallet: bigint,
  ask: StatementAsk = {},
): Promise<Statement> {
  const { before = null, limit = 50, kinds = null, from = null, to = null } = ask
  const lines = await many<StatementLine>(
    reader,
    sql`
      select s.seq, s.part, s.at, s.kind, s.amount, s.before, s.after, s.ref, s.house, s.detail, s.other_wallet
      from (
        select l.seq
        from line l
        left join posting_kind k on k.code = l.kind
        where l.wallet = ${wallet} and l.seq < coalesce(${before}::bigint, 9223372036854775807)
          and (${kinds}::text[] is null or k.kind = any(${kinds}::text[]))
          and (${from}::timestamptz is null or l.at >= ${from}) and (${to}::timestamptz is null or l.at < ${to})
        order by l.seq desc
        limit ${limit + 1}
      ) page
      join ledger_statement s on s.wallet = ${wallet} and s.seq = page.seq
      order by s.seq desc, s.part desc
    `,
  )
  const seqs = [...new Set(lines.map((line) => line.seq))]
  const last = seqs.length > limit ? seqs[limit - 1]! : null
  return { lines: last === null ? lines : lines.filter((line) => line.seq >= last), next: last }
}

export type Totals = {
  readonly opening: Minor
  readonly closing: Minor
  /** Per posting kind; opening + Σ amount = closing, always. */
  readonly kinds: readonly {
    readonly kind: string
    readonly lines: bigint
    readonly credits: Minor
    readonly debits: Minor
  }[]
}

/** Opening and closing balance of a period and the movements between, by kind (M8: a statement adds up). */
export async function totalsOf(
  reader: Db | Tx,
  wallet: bigint,
  { from = null, to = null }: { readonly from?: Date | null; readonly to?: Date | null } = {},
): Promise<Totals> {
  const kinds = await many<Totals['kinds'][number] & { readonly first: bigint; readonly last: bigint }>(
    reader,
    sql`
      select s.kind, count(*) as lines, coalesce(sum(s.amount) filter (where s.amount > 0), 0)::bigint as credits,
        coalesce(sum(s.amount) filter (where s.amount < 0), 0)::bigint as debits, min(s.seq) as first, max(s.seq) as last
      from ledger_statement s
      where s.wallet = ${wallet} and (${from}::timestamptz is null or s.at >= ${from}) and (${to}::timestamptz is null or s.at < ${to})
      group by s.kind
      order by s.kind
    `,
  )
  if (!kinds.length) return { ...(await still(reader, wallet, to)), kinds: [] }
  const first = kinds.reduce((least, row) => (row.first < least ? row.first : least), kinds[0]!.first)
  const last = kinds.reduce((most, row) => (row.last > most ? row.last : most), kinds[0]!.last)
  const ends = await one<{ opening: Minor; closing: Minor }>(
    reader,
    sql`
      select (select after - amount from line where wallet = ${wallet} and seq = ${first}) as opening,
        (select after from line where wallet = ${wallet} and seq = ${last}) as closing
    `,
  )
  return {
    ...ends,
    kinds: kinds.map(({ kind, lines, credits, debits }) => ({ kind, lines, credits, debits })),
  }
}

/** A period without movements: both balances are the last one before its end. */
async function still(reader: Db | Tx, wallet: bigint, to: Date | null) {
  const row = await maybe<{ after: Minor }>(
    reader,
    sql`
      select after
      from line
      where wallet = ${wallet} and (${to}::timestamptz is null or at < ${to})
      order by seq desc
      limit 1
    `,
  )
  return { opening: row?.after ?? 0n, closing: row?.after ?? 0n }
}
