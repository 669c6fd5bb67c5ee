-- What contracts of agents earn in a period: the one expression for statements, corrections and simulation (docs/decisions/0080).

-- The facts of a period: of bets that settled first in it, counted up to a batch. Play during an exclusion earns no one anything.
create or replace function agent_facts(p_book int, p_from timestamptz, p_to timestamptz, p_batch bigint)
returns table (member_id bigint, wallet bigint, seq bigint, at timestamptz, round uuid, game text, category text, rounds smallint,
  stake bigint, win bigint, valid bigint)
language sql stable as $$
  with facts as (
    select f.*
    from ledger_settled_play f
    where f.at >= p_from and f.at < p_to and (f.first_at is null or f.first_at >= p_from)
    union all
    select f.*
    from ledger_settled_play f
    where f.first_at >= p_from and f.first_at < p_to and f.at >= p_to
  )
  select f.member_id, f.wallet, f.seq, f.at, f.round, f.game, f.category, f.rounds, f.stake, f.win, f.valid
  from facts f
  where f.book = p_book and f.batch <= p_batch and not exists (
    select
    from exclusion_view e
    where e.member_id = f.member_id and e.starts_at <= coalesce(f.first_at, f.at)
      and coalesce(e.lifted_at, 'infinity') > coalesce(f.first_at, f.at) and coalesce(e.ends_at, 'infinity') > coalesce(f.first_at, f.at)
  );
$$;

-- The line of a member at a moment: who was above it then.
create or replace function agent_line_at(p_member bigint, p_at timestamptz) returns bigint[]
language sql stable as $$
  select v.line
  from member_line_view v
  where v.member_id = p_member and v.until_at > p_at
  order by v.until_at
  limit 1;
$$;

-- Rounded towards zero at four decimals, once per sum: a corrected period is computed whole again.
create or replace function agent_share(p_base bigint, p_ppm int) returns bigint
language sql immutable as $$
  select trunc(p_base::numeric * p_ppm / 1000000)::bigint;
$$;

-- Play of a period by member: what a roll-up adds up. Bonuses count for dividends only.
create or replace function agent_people(p_kind text, p_merchant text, p_book int, p_from timestamptz, p_to timestamptz, p_batch bigint)
returns table (member_id bigint, line bigint[], valid bigint, net_loss bigint, bonuses bigint, is_active boolean)
language sql stable set enable_nestloop = off as $$
  with played as materialized (
    select f.member_id, sum(f.valid)::bigint as valid, sum(f.stake - f.win)::bigint as net_loss, sum(f.rounds) > 0 as is_active
    from agent_facts(p_book, p_from, p_to, p_batch) f
    group by 1
  ), given as materialized (
    select l.member_id, sum(l.bonuses)::bigint as bonuses
    from figure_line l
    join book_view b on b.merchant = l.merchant and b.currency = l.currency
    where p_kind = 'dividend' and b.id = p_book and l.merchant = p_merchant and l.at >= p_from and l.at < p_to
    group by 1
    having sum(l.bonuses) <> 0
  ), people as (
    select coalesce(p.member_id, g.member_id) as member_id, coalesce(p.valid, 0) as valid, coalesce(p.net_loss, 0) as net_loss,
      coalesce(g.bonuses, 0) as bonuses, coalesce(p.is_active, false) as is_active
    from played p
    full join given g on g.member_id = p.member_id
  )
  select p.member_id, agent_line_at(p.member_id, p_from), p.valid, p.net_loss, p.bonuses, p.is_active
  from people p;
$$;

-- Real-time salary: every bet of the period has the tier of its own amount. A bet that was voided, or came out even, earns nothing.
create or replace function agent_bets(p_book int, p_from timestamptz, p_to timestamptz, p_batch bigint)
returns table (member_id bigint, line bigint[], round uuid, stake bigint, valid bigint, is_won boolean)
language sql stable as $$
  select b.member_id, agent_line_at(b.member_id, p_from), b.round, b.stake, b.valid, b.win > b.stake
  from (
    select f.member_id, f.round, sum(f.stake)::bigint as stake, sum(f.win)::bigint as win, sum(f.valid)::bigint as valid
    from agent_facts(p_book, p_from, p_to, p_batch) f
    where f.round is not null
    group by 1, 2
    having sum(f.rounds) > 0
  ) b
  where b.win <> b.stake;
$$;

create or replace function agent_earned(p_kind text, p_period text, p_merchant text, p_book int, p_payer text, p_from timestamptz,
  p_to timestamptz, p_batch bigint)
returns table (member_id bigint, contract uuid, score bigint, valid bigint, net_loss bigint, bonuses bigint, actives bigint, base bigint,
  gross bigint, taken bigint, earned bigint)
language sql stable set work_mem = '64MB' as $$
  with contracts as materialized (
    select c.id, c.member_id, c.measure, agent_line_at(c.member_id, p_from) as line
    from agent_contract_view c
    where c.merchant = p_merchant and c.kind = p_kind and c.period = p_period and c.from_at <= p_from and c.until_at > p_from
  ), rolled as materialized (
    select c.id, c.member_id, c.measure, sum(p.valid)::bigint as valid, sum(p.net_loss)::bigint as net_loss,
      sum(p.bonuses)::bigint as bonuses, count(*) filter (where p.is_active) as actives
    from agent_people(p_kind, p_merchant, p_book, p_from, p_to, p_batch) p
    cross join lateral unnest(p.line[:cardinality(p.line) - 1]) u (agent)
    join contracts c on c.member_id = u.agent
    where p_kind <> 'realTime'
    group by 1, 2, 3
  ), scored as (
    select r.*, case p_kind when 'dividend' then r.net_loss - r.bonuses else r.valid end as base,
      case r.measure when 'activeMembers' then r.actives when 'loss' then r.net_loss - r.bonuses else r.valid end as score
    from rolled r
  ), by_tier as (
    select c.id, c.member_id, t.rate_ppm, t.loss_ppm, count(*) as bets, sum(b.stake)::bigint as stake, sum(b.valid)::bigint as valid,
      coalesce(sum(b.valid) filter (where b.is_won), 0)::bigint as won,
      coalesce(sum(b.valid) filter (where not b.is_won), 0)::bigint as lost,
      count(distinct b.member_id) as actives
    from agent_bets(p_book, p_from, p_to, p_batch) b
    cross join lateral unnest(b.line[:cardinality(b.line) - 1]) u (agent)
    join contracts c on c.member_id = u.agent
    join agent_contract_tier_view t on t.contract = c.id and b.stake >= t.from_score and (t.until_score is null or b.stake < t.until_score)
    where p_kind = 'realTime'
    group by 1, 2, 3, 4
  ), grossed as materialized (
    select s.id, s.member_id, s.score, s.valid, s.net_loss, s.bonuses, s.actives, s.base, coalesce((
      -- a loss below the first tier is carried at that tier's rate: profit and loss count alike
      select agent_share(s.base, t.rate_ppm)
      from agent_contract_tier_view t
      where t.contract = s.id and (t.from_score <= s.score or (s.measure = 'loss' and s.score < 0 and t.place = 1))
      order by t.from_score desc
      limit 1
    ), 0) as gross
    from scored s
    union all
    select b.id, b.member_id, sum(b.bets)::bigint, sum(b.valid)::bigint, 0, 0, max(b.actives), sum(b.won + b.lost)::bigint,
      sum(agent_share(b.won, b.rate_ppm) + agent_share(b.lost, b.loss_ppm))::bigint
    from by_tier b
    group by 1, 2
  ), below as (
    select c.line[cardinality(c.line) - 1] as member_id, sum(g.gross)::bigint as taken
    from grossed g
    join contracts c on c.id = g.id
    where cardinality(c.line) > 1
    group by 1
  )
  select g.member_id, g.id, g.score, g.valid, g.net_loss, g.bonuses, g.actives, g.base, g.gross, coalesce(b.taken, 0),
    case p_payer when 'upline' then g.gross - coalesce(b.taken, 0) else greatest(g.gross - coalesce(b.taken, 0), least(g.gross, 0)) end
  from grossed g
  left join below b on b.member_id = g.member_id;
$$;
