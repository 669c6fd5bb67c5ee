-- The facts that a run counts of bets that settled first in earlier periods, by member, that period and category: voids, reopened
-- settlements, settlements after those, and facts that came late. Earned at the rates of the bet's period, and at the level that the
-- member's lines of that period have, so that a void is the exact opposite of its bet. `rate` is that of cashback. Bets from before the
-- first run earned nothing.
create or replace function rebate_corrections(p_run bigint, p_batch bigint) returns table (
  member_id bigint, of_starts_at timestamptz, category text, level smallint, wallet bigint, rate bigint, bets bigint, base bigint,
  earned bigint
)
language sql stable rows 100 as $$
  with r as (
    select *
    from rebate_run
    where id = p_run
  ), facts as materialized (
    select f.member_id, f.wallet, coalesce(f.first_at, f.at) as bet_at, f.category, f.game, f.rounds, f.stake, f.win, f.valid, f.round
    from r
    join ledger_settled_play f on f.at >= r.starts_at and f.at < r.ends_at and f.book = r.book and f.first_at < r.starts_at
    where f.batch <= p_batch and not exists (
      select from play_late_view l where l.member_id = f.member_id and l.at = f.at and l.wallet = f.wallet and l.seq = f.seq
    )
    union all
    select f.member_id, f.wallet, coalesce(f.first_at, f.at), f.category, f.game, f.rounds, f.stake, f.win, f.valid, f.round
    from r
    join play_late_view l on l.counted_at >= r.starts_at and l.counted_at < r.ends_at
    join ledger_settled_play f on f.member_id = l.member_id and f.at = l.at and f.wallet = l.wallet and f.seq = l.seq and f.book = r.book
    where coalesce(f.first_at, f.at) < r.starts_at
  ), placed as materialized (
    select f.*, o.starts_at as of_starts_at, o.version, coalesce(
      (
        select n.level
        from rebate_line n
        where n.member_id = f.member_id and n.program = r.program and n.of_starts_at = o.starts_at
        limit 1
      ),
      (select v.level from rebate_level v where v.member_id = f.member_id),
      0
    )::smallint as level
    from r
    cross join facts f
    join rebate_run o on o.merchant = r.merchant and o.program = r.program and o.starts_at <= f.bet_at and o.ends_at > f.bet_at
  ), rates as materialized (
    select p.of_starts_at, k.key, k.level, k.rate
    from r
    cross join (select distinct of_starts_at, version from placed) p
    cross join lateral rebate_rates(r.merchant, p.version, r.program, p.of_starts_at) k
  )
  select p.member_id, p.of_starts_at, p.category, p.level, min(p.wallet), max(k.rate), sum(p.rounds)::bigint,
    sum(case r.program when 'cashback' then rebate_cash_loss(p.round, p.stake, p.win) else p.valid end)::bigint,
    sum(case r.program when 'cashback' then 0 else rebate_share(p.valid, k.rate) end)::bigint
  from r
  cross join placed p
  join rates k on k.of_starts_at = p.of_starts_at and k.level = p.level
    and k.key = case r.program when 'rebate' then p.category when 'rakeback' then p.game else '' end
  group by 1, 2, 3, 4;
$$;
