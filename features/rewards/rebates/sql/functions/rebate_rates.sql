-- Rates and periods of rebates (docs/decisions/0065).

-- The VIP level of each member who has one; without a row it is 0.
create or replace view rebate_level as
select r.member_id, r.level
from vip_member_rank r;

grant select on rebate_level to fairhouse_app;

-- The end of the period that begins or lies at a moment, in the brand's time zone (decision 27: weeks begin on Monday).
create or replace function rebate_period_end(p_period text, p_at timestamptz, p_zone text) returns timestamptz
language sql stable as $$
  select case p_period
    when 'fiveMinutes' then date_bin('5 minutes', p_at, 'epoch') + interval '5 minutes'
    when 'hour' then date_trunc('hour', p_at, p_zone) + interval '1 hour'
    when 'day' then day_start((p_at at time zone p_zone)::date + 1, p_zone)
    when 'week' then day_start(date_trunc('week', p_at at time zone p_zone)::date + 7, p_zone)
    when 'month' then day_start((date_trunc('month', p_at at time zone p_zone) + interval '1 month')::date, p_zone)
  end;
$$;

-- A share of an amount, the rate in 1/100,000,000, rounded towards zero, without overflow: a void is the exact opposite of its bet.
create or replace function rebate_share(p_amount bigint, p_rate bigint) returns bigint
language sql immutable parallel safe as $$
  select p_amount / 100000000 * p_rate + p_amount % 100000000 * p_rate / 100000000;
$$;

-- The rates of a version by key and VIP level, in 1/100,000,000 of valid bet or net loss. The key is the category for `rebate`, the game
-- for `rakeback` (house edge × rate) and '' for `cashback`. `p_at`: the beginning of the period, whose house edges apply.
create or replace function rebate_rates(p_merchant text, p_version int, p_program text, p_at timestamptz)
returns table (key text, level int, rate bigint)
language sql stable rows 500 as $$
  with by_level as (
    select l.level, c.category, (
      select r.rate_bp
      from rebate_rate r
      where r.merchant = p_merchant and r.version = p_version and r.program = p_program and r.category = c.category and r.level <= l.level
      order by r.level desc
      limit 1
    ) as rate_bp
    from generate_series(0, 9) as l (level)
    cross join (
      select distinct r.category
      from rebate_rate r
      where r.merchant = p_merchant and r.version = p_version and r.program = p_program
    ) c
  ), edges as materialized (
    select g.id as game, coalesce(
      (select e.edge_bp from rebate_edge e where e.game = g.id and e.from_at <= p_at order by e.from_at desc limit 1),
      (select e.edge_bp from rebate_edge e where e.game = g.id order by e.from_at limit 1),
      (
        select d.edge_bp
        from rebate_default_edge d
        where d.merchant = p_merchant and d.version = p_version and d.category = g.category
      ),
      0
    ) as edge_bp
    from game_view g
    where p_program = 'rakeback'
  )
  select b.category, b.level, b.rate_bp * 10000::bigint
  from by_level b
  where p_program <> 'rakeback' and b.rate_bp > 0
  union all
  select e.game, b.level, e.edge_bp * b.rate_bp::bigint
  from by_level b
  cross join edges e
  where p_program = 'rakeback' and e.edge_bp * b.rate_bp > 0;
$$;

-- What a period comes to: the sum that its bets earned, or for cashback the share of the net loss; within the maximum.
create or replace function rebate_granted(p_program text, p_base bigint, p_earned bigint, p_rate bigint, p_maximum bigint) returns bigint
language sql immutable parallel safe as $$
  select least(case p_program when 'cashback' then rebate_share(greatest(p_base, 0), p_rate) else p_earned end, p_maximum);
$$;

-- The net loss of a fact in cash: what bonus money staked and what it won back are left out, since the member lost nothing of their own by
-- it. The bonus's share of a stake and of a win is rounded towards zero, the remainder is the member's cash, as the ledger pays it; so a
-- void is the exact opposite of its bet. Example: a stake of 100 of which 40 is bonus money, and a win of 30: 60 − (30 − 12) = 42.
create or replace function rebate_cash_loss(p_round uuid, p_stake bigint, p_win bigint) returns bigint
language sql stable as $$
  select p_stake - p_win - coalesce(
    (
      select div(p_stake::numeric * b.bonus_stake, b.stake)::bigint - div(p_win::numeric * b.bonus_stake, b.stake)::bigint
      from round_view b
      where b.id = p_round and b.bonus_stake > 0 and b.stake > 0
    ),
    0
  );
$$;
