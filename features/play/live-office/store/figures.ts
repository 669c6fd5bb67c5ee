import type { Currency } from '#kit/currency.ts'
import type { Db } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'

export type BrandStand = {
  readonly currency: Currency
  readonly key: string
  readonly players: number
  readonly stake: bigint
}

/** Stakes of a round's open slips by bet. The tables' own seats know wallets only, not their brands; `merchants` null: every brand. */
export function openStands(
  db: Db,
  round: string,
  merchants: readonly string[] | null,
): Promise<BrandStand[]> {
  return many(
    db,
    sql<BrandStand>`
      select b.currency, l.line->>0 as key, count(distinct s.wallet)::int as players,
        (sum((l.line->>1)::numeric) * 10000)::int8 as stake
      from window_round_view s
      join wallet_view w on w.id = s.wallet
      join book_view b on b.id = w.book
      cross join lateral json_array_elements(s.inputs->'lines') l (line)
      where s.bet_window = ${round} and s.state = 'open'
        and (${merchants === null} or b.merchant = any (${merchants ?? []}::text[]))
      group by b.currency, l.line->>0
      order by b.currency, l.line->>0
    `,
  )
}

/** Members with a slip on each round. */
export async function roundPlayers(
  db: Db,
  rounds: readonly string[],
  merchants: readonly string[] | null,
): Promise<ReadonlyMap<string, number>> {
  const rows = await many(
    db,
    sql<{ round: string; players: number }>`
      select s.bet_window as round, count(distinct s.wallet)::int as players
      from window_round_view s
      join wallet_view w on w.id = s.wallet
      join book_view b on b.id = w.book
      where s.bet_window = any (${rounds}::uuid[]) and s.state <> 'void'
        and (${merchants === null} or b.merchant = any (${merchants ?? []}::text[]))
      group by s.bet_window
    `,
  )
  return new Map(rows.map(({ round, players }) => [round, players]))
}
