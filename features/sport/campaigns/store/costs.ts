import type { Db, Tx } from '#db/pool.ts'
import { many, one, run, sql } from '#db/rows.ts'
import type { CampaignKind } from '../rules/terms.ts'

export type Cost = {
  readonly bet: string
  readonly wallet: bigint
  readonly kind: CampaignKind
  readonly amount: bigint
}

export type CostChange = {
  readonly merchant: string
  readonly currency: string
  readonly kind: CampaignKind
  readonly delta: bigint
}

/**
 * Sets what bets cost their campaigns now; the change by book. A bet without a cost before and now has no row. Settlements of several
 * events of one bet may come here together: each locks the rows first, so the later one compares with what the earlier one has booked.
 */
export async function putCosts(tx: Tx, costs: readonly Cost[]): Promise<CostChange[]> {
  const given = sql`unnest(${costs.map(({ bet }) => bet)}::uuid[], ${costs.map(({ wallet }) => String(wallet))}::bigint[],
    ${costs.map(({ kind }) => kind)}::text[], ${costs.map(({ amount }) => String(amount))}::bigint[]) g (bet, wallet, kind, amount)`
  await run(
    tx,
    sql`
      insert into sport_campaign_cost (bet, kind, amount)
      select g.bet, g.kind, 0 from ${given} where g.amount > 0 order by g.bet, g.kind
      on conflict (bet, kind) do nothing -- another settlement of the bet, which is waited for
    `,
  )
  await run(
    tx,
    sql`
      select from sport_campaign_cost c where (c.bet, c.kind) in (select g.bet, g.kind from ${given})
      order by c.bet, c.kind
      for no key update
    `,
  )
  return many(
    tx,
    sql<CostChange>`
      with changed as (
        select g.*, g.amount - c.amount as delta
        from ${given}
        join sport_campaign_cost c on c.bet = g.bet and c.kind = g.kind
        where g.amount <> c.amount
      ), put as (
        update sport_campaign_cost c set amount = n.amount, at = clock_timestamp()
        from changed n
        where c.bet = n.bet and c.kind = n.kind
      )
      select b.merchant, b.currency, c.kind, sum(c.delta)::bigint as delta
      from changed c
      join wallet_view w on w.id = c.wallet
      join book_view b on b.id = w.book
      group by 1, 2, 3
      order by 1, 2, 3
    `,
  )
}

/** What the campaigns of a brand have cost, in its currency. */
export function costsOf(
  db: Db,
  merchant: string,
): Promise<{ readonly boost: bigint; readonly earlyPayout: bigint }> {
  return one(
    db,
    sql<{ boost: bigint; earlyPayout: bigint }>`
      select coalesce(sum(c.amount) filter (where c.kind = 'boost'), 0)::bigint as boost,
        coalesce(sum(c.amount) filter (where c.kind = 'earlyPayout'), 0)::bigint as early_payout
      from sport_campaign_cost c
      join window_round_view s on s.id = c.bet
      join wallet_view w on w.id = s.wallet
      join book_view b on b.id = w.book
      where b.merchant = ${merchant}
    `,
  )
}
