-- The bets behind rebates: the same expression that the statements add up (docs/decisions/0065).

-- The facts that one line of a statement counts, each with what it earned, newest first. For cashback `base` is its net loss in cash.
create or replace function rebate_line_bets(p_member bigint, p_program text, p_starts_at timestamptz, p_of timestamptz, p_category text,
  p_batch bigint)
returns table (at timestamptz, wallet bigint, seq bigint, round uuid, game text, stake bigint, win bigint, base bigint, earned bigint)
language sql stable as $$
  with n as (
    select l.*, s.ends_at, s.run, u.merchant, u.book, o.version
    from rebate_line l
    join rebate_statement s on s.member_id = l.member_id and s.program = l.program and s.starts_at = l.starts_at
    join rebate_run u on u.id = s.run
    join rebate_run o on o.merchant = u.merchant and o.program = u.program and o.starts_at = l.of_starts_at
    where l.member_id = p_member and l.program = p_program and l.starts_at = p_starts_at and l.of_starts_at = p_of
      and l.category = p_category
  ), rates as materialized (
    select k.key, k.rate
    from n
    cross join lateral rebate_rates(n.merchant, n.version, n.program, n.of_starts_at) k
    where k.level = n.level
  ), facts as (
    select f.*
    from n
    join ledger_settled_play f on f.member_id = n.member_id and f.at >= n.starts_at and f.at < n.ends_at
    where f.batch <= p_batch and not exists (
      select
      from play_late_view l
      where l.member_id = f.member_id and l.at = f.at and l.wallet = f.wallet and l.seq = f.seq and l.counted_at >= n.ends_at
    )
    union all
    select f.*
    from n
    join play_late_view l on l.member_id = n.member_id and l.counted_at >= n.starts_at and l.counted_at < n.ends_at and l.at < n.starts_at
    join ledger_settled_play f on f.member_id = l.member_id and f.at = l.at and f.wallet = l.wallet and f.seq = l.seq
  )
  select f.at, f.wallet, f.seq, f.round, f.game, f.stake, f.win,
    case n.program when 'cashback' then rebate_cash_loss(f.round, f.stake, f.win) else f.valid end,
    case n.program when 'cashback' then 0 else rebate_share(f.valid, k.rate) end
  from n
  join facts f on f.book = n.book and f.category = n.category
  join rates k on k.key = case n.program when 'rebate' then f.category when 'rakeback' then f.game else '' end
  join rebate_run o on o.merchant = n.merchant and o.program = n.program and o.starts_at = n.of_starts_at
    and coalesce(f.first_at, f.at) >= o.starts_at and coalesce(f.first_at, f.at) < o.ends_at
  order by f.at desc, f.seq desc;
$$;

-- What a member's play since a moment earns by category at the current rates and level: the live counter. Final at settlement.
create or replace function rebate_open(p_member bigint, p_merchant text, p_version int, p_program text, p_book int, p_since timestamptz)
returns table (category text, bets bigint, base bigint, earned bigint)
language sql stable as $$
  with rates as materialized (
    select k.key, k.rate
    from rebate_rates(p_merchant, p_version, p_program, p_since) k
    where k.level = coalesce((select v.level from rebate_level v where v.member_id = p_member), 0)
  )
  select f.category, sum(f.rounds)::bigint, sum(f.valid)::bigint, sum(rebate_share(f.valid, k.rate))::bigint
  from ledger_settled_play f
  join rates k on k.key = case p_program when 'rebate' then f.category else f.game end
  where f.member_id = p_member and f.at >= p_since and f.book = p_book and coalesce(f.first_at, f.at) >= p_since
  group by f.category
  order by f.category;
$$;
