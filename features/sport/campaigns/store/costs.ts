import type { Db, Tx } from '#db/pool.ts'
import { many, one, sql } from '#db/rows.ts'
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

/** Sets what bets cost their campaigns now; the change by book. A bet without a cost before and now has no row. */
export function putCosts(tx: Tx, costs: readonly Cost[]): Promise<CostChange[]> {
  return many(
    tx,
    sql<CostChange>`
      with given as (
        select * from unnest(${costs.map(({ bet }) => bet)}::uuid[], ${costs.map(({ wallet }) => String(wallet))}::bigint[],
          ${costs.map(({ kind }) => kind)}::text[], ${costs.map(({ amount }) => String(amount))}::bigint[]) g (bet, wallet, kind, amount)
      ), changed as (
        select g.*, g.amount - coalesce(c.amount, 0) as delta
        from given g
        left join sport_campaign_cost c on c.bet = g.bet and c.kind = g.kind
        where g.amount <> coalesce(c.amount, 0)
      ), put as (
        insert into sport_campaign_cost (bet, kind, amount)
        select bet, kind, amount from changed
        on conflict (bet, kind) do update set amount = excluded.amount, at = clock_timestamp() -- a correction
        returning bet
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
