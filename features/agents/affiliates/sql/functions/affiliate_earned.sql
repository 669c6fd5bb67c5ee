-- What affiliates earn in a period (docs/decisions/0081): the one expression for statements, corrections and the lines that explain them.

-- Whether an exclusion of the member was in force.
create or replace function affiliate_excluded(p_member bigint, p_at timestamptz) returns boolean
language sql stable as $$
  select exists (
    select
    from exclusion_view e
    where e.member_id = p_member and e.starts_at <= p_at and coalesce(e.lifted_at, 'infinity') > p_at
      and coalesce(e.ends_at, 'infinity') > p_at
  );
$$;

-- Players of a brand who count as of a batch: without an open duplicate.
create or replace function affiliate_players(p_merchant text, p_batch bigint)
returns table (member_id bigint, affiliate_id bigint, plan bigint, version int, registered_at timestamptz)
language sql stable as $$
  select p.member_id, p.affiliate_id, p.plan, p.version, p.registered_at
  from affiliate_player p
  where p.merchant = p_merchant and not exists (
    select
    from affiliate_duplicate d
    where d.member_id = p.member_id and d.found_batch <= p_batch and (d.cleared_batch is null or d.cleared_batch > p_batch)
  );
$$;

-- Revenue share per affiliate and version of a plan.
create or replace function affiliate_shares(p_merchant text, p_book int, p_from timestamptz, p_to timestamptz, p_batch bigint)
returns table (affiliate_id bigint, plan bigint, version int, players bigint, valid bigint, revenue bigint, bonuses bigint, fee bigint,
  net bigint, rate_ppm int, amount bigint)
language sql stable as $$
  with player as materialized (
    select * from affiliate_players(p_merchant, p_batch) p where p.registered_at < p_to
  ), moved as (
    select p.affiliate_id, p.plan, p.version, p.member_id, sum(f.valid_bets)::bigint as valid, sum(f.stakes - f.wins)::bigint as revenue,
      0::bigint as bonuses, sum(f.rounds) > 0 as is_active
    from player p
    join figure_play f on f.member_id = p.member_id and f.at >= p_from and f.bet_at >= p_from and f.bet_at < p_to
    where f.book = p_book and f.batch <= p_batch and not affiliate_excluded(f.member_id, f.bet_at)
    group by 1, 2, 3, 4
    union all
    -- income of a player who is an agent or an affiliate is no bonus of play
    select p.affiliate_id, p.plan, p.version, p.member_id, 0, 0, sum(l.bonuses)::bigint, false
    from player p
    join wallet_view w on w.owner = p.member_id and w.book = p_book
    join figure_line l on l.wallet = w.id and l.at >= p_from and l.at < p_to
    where l.kind <> 'agent.income'
    group by 1, 2, 3, 4
    having sum(l.bonuses) <> 0
  ), summed as (
    select m.affiliate_id, m.plan, m.version, count(*) filter (where m.is_active) as players, sum(m.valid)::bigint as valid,
      sum(m.revenue)::bigint as revenue, sum(m.bonuses)::bigint as bonuses
    from moved m
    group by 1, 2, 3
  ), netted as (
    select s.*, v.terms->'share' as share,
      trunc(greatest(s.revenue, 0)::numeric * coalesce((v.terms->'share'->>'adminPpm')::int, 0) / 1000000)::bigint as fee
    from summed s
    join affiliate_plan_version v on v.plan = s.plan and v.version = s.version
  ), rated as (
    select n.*, n.revenue - n.bonuses - n.fee as net, case when jsonb_typeof(n.share) = 'object' then coalesce(
      (
        select (t->>'ratePpm')::int
        from jsonb_array_elements(n.share->'tiers') t
        where (t->>'from')::bigint <= n.revenue - n.bonuses - n.fee
        order by (t->>'from')::bigint desc
        limit 1
      ), (n.share->'tiers'->0->>'ratePpm')::int
    ) end as rate_ppm
    from netted n
  ), shared as (
    select r.*, trunc(r.net::numeric * coalesce(r.rate_ppm, 0) / 1000000)::bigint as amount
    from rated r
  )
  select s.affiliate_id, s.plan, s.version, s.players, s.valid, s.revenue, s.bonuses, s.fee, s.net, s.rate_ppm,
    case when s.amount < 0 and not coalesce((s.share->>'carry')::boolean, false) then 0 else s.amount end
  from shared s;
$$;

-- Players who qualified for CPA within a span, and when: both sums reached in time, and not excluded then. `p_open`: only players who are
-- not noted as qualified.
create or replace function affiliate_qualified(p_merchant text, p_book int, p_from timestamptz, p_to timestamptz, p_batch bigint,
  p_open boolean)
returns table (member_id bigint, affiliate_id bigint, plan bigint, version int, at timestamptz, amount bigint)
language sql stable as $$
  with player as materialized (
    select p.*, (v.terms->'cpa'->>'amount')::bigint as amount, greatest((v.terms->'cpa'->>'minDeposit')::bigint, 1) as min_deposit,
      (v.terms->'cpa'->>'minValid')::bigint as min_valid, p.registered_at + (v.terms->'cpa'->>'days')::int * interval '24 hours' as until_at
    from affiliate_players(p_merchant, p_batch) p
    join affiliate_plan_version v on v.plan = p.plan and v.version = p.version and jsonb_typeof(v.terms->'cpa') = 'object'
    where p.registered_at < p_to and p.registered_at + (v.terms->'cpa'->>'days')::int * interval '24 hours' > p_from
      and not (p_open and exists (select from affiliate_player o where o.member_id = p.member_id and o.qualified_at is not null))
  ), deposited as (
    select d.member_id, min(d.at) as at
    from (
      select p.member_id, l.at, p.min_deposit, sum(l.deposits) over (partition by p.member_id order by l.at, l.wallet, l.seq) as total
      from player p
      join wallet_view w on w.owner = p.member_id and w.book = p_book
      join figure_line l on l.wallet = w.id and l.at >= p.registered_at and l.at < p.until_at
      where l.deposits <> 0
    ) d
    where d.total >= d.min_deposit
    group by 1
  ), bet as (
    select p.member_id, f.bet_at, f.round, p.min_valid, sum(f.valid_bets) as valid
    from player p
    join deposited d on d.member_id = p.member_id
    join figure_play f on f.member_id = p.member_id and f.at >= p.registered_at and f.bet_at >= p.registered_at and f.bet_at < p.until_at
    where f.book = p_book and f.batch <= p_batch and p.min_valid > 0 and not affiliate_excluded(f.member_id, f.bet_at)
    group by 1, 2, 3, 4
  ), played as (
    select b.member_id, min(b.bet_at) as at
    from (
      select b.member_id, b.bet_at, b.min_valid, sum(b.valid) over (partition by b.member_id order by b.bet_at, b.round) as total
      from bet b
    ) b
    where b.total >= b.min_valid
    group by 1
  )
  select p.member_id, p.affiliate_id, p.plan, p.version, q.at, p.amount
  from player p
  join deposited d on d.member_id = p.member_id
  left join played y on y.member_id = p.member_id
  cross join lateral (select case when p.min_valid > 0 then greatest(d.at, y.at) else d.at end as at) q
  where (p.min_valid <= 0 or y.at is not null) and q.at >= p_from and q.at < p_to and not affiliate_excluded(p.member_id, q.at);
$$;

-- The lines of affiliates' statements of a period: shares and CPA by version of a plan, and what sub-affiliates bring.
create or replace function affiliate_lines(p_merchant text, p_book int, p_from timestamptz, p_to timestamptz, p_batch bigint)
returns table (affiliate_id bigint, line text, plan bigint, version int, sub_id bigint, players bigint, valid bigint, revenue bigint,
  bonuses bigint, fee bigint, base bigint, rate_ppm int, amount bigint)
language sql stable as $$
  with own as materialized (
    select s.affiliate_id, 'share' as line, s.plan, s.version, s.players, s.valid, s.revenue, s.bonuses, s.fee, s.net as base, s.rate_ppm,
      s.amount
    from affiliate_shares(p_merchant, p_book, p_from, p_to, p_batch) s
    union all
    select q.affiliate_id, 'cpa', q.plan, q.version, count(*), 0, 0, 0, 0, q.amount, null, sum(q.amount)::bigint
    from affiliate_qualified(p_merchant, p_book, p_from, p_to, p_batch, false) q
    group by q.affiliate_id, q.plan, q.version, q.amount
  )
  select o.affiliate_id, o.line, o.plan, o.version, null::bigint, o.players, o.valid, o.revenue, o.bonuses, o.fee, o.base, o.rate_ppm,
    o.amount
  from own o
  union all
  select f.parent_id, 'sub', null, null, f.member_id, 0, 0, 0, 0, 0, s.total, f.parent_ppm,
    trunc(s.total::numeric * f.parent_ppm / 1000000)::bigint
  from (select o.affiliate_id, sum(o.amount)::bigint as total from own o group by 1 having sum(o.amount) > 0) s
  join affiliate f on f.member_id = s.affiliate_id and f.parent_id is not null and f.parent_ppm > 0;
$$;

create or replace function affiliate_earned(p_merchant text, p_book int, p_from timestamptz, p_to timestamptz, p_batch bigint)
returns table (member_id bigint, valid bigint, revenue bigint, bonuses bigint, players bigint, net bigint, amount bigint)
language sql stable as $$
  select l.affiliate_id, sum(l.valid)::bigint, sum(l.revenue)::bigint, sum(l.bonuses)::bigint,
    coalesce(sum(l.players) filter (where l.line = 'share'), 0)::bigint, coalesce(sum(l.base) filter (where l.line = 'share'), 0)::bigint,
    sum(l.amount)::bigint
  from affiliate_lines(p_merchant, p_book, p_from, p_to, p_batch) l
  group by 1;
$$;
comment on function affiliate_earned is 'Published: what each affiliate earns in a period.';

-- From which moment periods are computed again: the earliest bet whose facts were counted since a batch, or the registration of a player
-- whose duplicate was found or cleared since. Null: nothing has changed. A CPA may move to any later period.
create or replace function affiliate_touched(p_merchant text, p_book int, p_after bigint, p_to bigint, p_before timestamptz)
returns timestamptz
language sql stable as $$
  select least(
    (
      select min(f.bet_at)
      from figure_play f
      join affiliate_player p on p.member_id = f.member_id and p.merchant = p_merchant
      where f.batch > p_after and f.batch <= p_to and f.book = p_book and f.bet_at < p_before
    ), (
      select min(p.registered_at)
      from affiliate_player p
      join affiliate_duplicate d on d.member_id = p.member_id
      where p.merchant = p_merchant and p.registered_at < p_before and (
        d.found_batch > p_after and d.found_batch <= p_to or d.cleared_batch > p_after and d.cleared_batch <= p_to
      )
    )
  );
$$;
comment on function affiliate_touched is 'Published: from which moment affiliates'' periods have changed since a batch.';
