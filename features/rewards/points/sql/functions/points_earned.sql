-- What the facts of a range of batches earn, by member, brand-local day and category. Each fact is rounded towards zero on its own, so that
-- a void is the exact opposite of its bet whichever run takes it. Planned without a scan of the whole table: new facts are at its end.
create or replace function points_earned(p_after bigint, p_to bigint) returns table (
  member_id bigint, merchant text, currency text, day date, source text, bets bigint, valid bigint, points bigint
)
language sql stable set search_path = public, pg_temp set enable_seqscan = off as $$
  select f.member_id, f.merchant, f.currency, f.day, f.category, sum(f.rounds)::bigint, sum(f.valid_bets)::bigint,
    sum(div(f.valid_bets::numeric * r.rate, r.unit))::bigint
  from figure_play f
  cross join lateral (
    select p.rate, p.unit
    from points_rate p
    where p.merchant = f.merchant and p.source = f.category and p.from_at <= f.bet_at
    order by p.from_at desc
    limit 1
  ) r
  where f.batch > p_after and f.batch <= p_to and f.currency <> 'FUN' and f.valid_bets <> 0 and r.rate > 0
  group by 1, 2, 3, 4, 5
  order by 1, 4, 5;
$$;
