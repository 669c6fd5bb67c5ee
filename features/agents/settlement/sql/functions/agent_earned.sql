-- What contracts of agents earn in a period: the one expression for statements, corrections and simulation (docs/decisions/0080).
create or replace function agent_earned(p_kind text, p_period text, p_merchant text, p_book int, p_payer text, p_from timestamptz,
  p_to timestamptz, p_batch bigint)
returns table (member_id bigint, contract uuid, score bigint, valid bigint, net_loss bigint, bonuses bigint, actives bigint, base bigint,
  gross bigint, taken bigint, earned bigint)
language sql stable set work_mem = '64MB' set plan_cache_mode = 'force_custom_plan' as $$
  with opposed as materialized (
    select o.agent, o.member_id, o.stake, o.win, o.valid - o.counted as hidden
    from agent_opposed(p_book, p_from, p_to, p_batch) o
    where p_kind in ('dividend', 'daily', 'hourly', 'realTime') and o.agent <> o.member_id
      -- planning the rest costs more than a period without sides needs in all
      and exists (select from play_side_view s where s.at >= p_from - interval '1 hour' and s.at < p_to)
  ), rolled as materialized (
    select u.agent, p.line[u.depth - 1] as upline, sum(p.valid)::bigint as valid, sum(p.net_loss)::bigint as net_loss,
      sum(p.bonuses)::bigint as bonuses, count(*) filter (where p.is_active) as actives
    from agent_people(p_kind, p_merchant, p_book, p_from, p_to, p_batch) p
    cross join lateral unnest(p.line[:cardinality(p.line) - 1]) with ordinality u (agent, depth)
    where p_kind in ('dividend', 'daily', 'hourly')
    group by 1, 2
  ), scored as (
    select r.agent, r.upline, v.valid, r.net_loss, r.bonuses, r.actives, c.id, c.measure, c.tiers,
      case p_kind when 'dividend' then r.net_loss - r.bonuses else v.valid end as base,
      case c.measure when 'activeMembers' then r.actives when 'loss' then r.net_loss - r.bonuses else v.valid end as score
    from rolled r
    left join (select o.agent, sum(o.hidden)::bigint as hidden from opposed o group by 1) h on h.agent = r.agent
    cross join lateral (select r.valid - coalesce(h.hidden, 0) as valid) v
    join agent_contract_view c on c.member_id = r.agent and c.merchant = p_merchant and c.kind = p_kind and c.period = p_period
      and c.from_at <= p_from and c.until_at > p_from
  ), bets as materialized (
    select b.*
    from agent_bets(p_book, p_from, p_to, p_batch) b
    where p_kind = 'realTime'
  ), links as materialized (
    -- one line lookup a member: the cost is that of the bets, whatever the tree's size
    select l.member_id, u.agent, l.line[u.depth - 1] as upline
    from agent_lines((select array_agg(distinct b.member_id) from bets b), p_from) l
    cross join lateral unnest(l.line[:cardinality(l.line) - 1]) with ordinality u (agent, depth)
  ), own as materialized (
    select c.id, c.member_id, c.tiers
    from (select distinct k.agent from links k) a
    join agent_contract_view c on c.member_id = a.agent and c.merchant = p_merchant and c.kind = p_kind and c.period = p_period
      and c.from_at <= p_from and c.until_at > p_from
  ), plans as materialized (
    select d.tiers, t.from_score, t.until_score, t.rate_ppm, t.loss_ppm
    from (select distinct o.tiers from own o) d
    cross join lateral agent_tiers(d.tiers) t
  ), thresholds as materialized (
    -- bets of a member between two of them have the same tier in every contract, and are added up before the roll-up
    select coalesce(array_agg(distinct p.from_score order by p.from_score), '{}') as list
    from plans p
  ), steps as materialized (
    select b.member_id, t.list[width_bucket(b.stake, t.list)] as threshold, count(*) as bets,
      coalesce(sum(b.valid) filter (where b.is_won), 0)::bigint as won,
      coalesce(sum(b.valid) filter (where not b.is_won), 0)::bigint as lost
    from bets b
    cross join thresholds t
    group by 1, 2
  ), stepped as materialized (
    select k.agent, k.upline, s.threshold, sum(s.bets)::bigint as bets, sum(s.won)::bigint as won, sum(s.lost)::bigint as lost,
      count(*) as actives -- a member has one row at a threshold
    from steps s
    join links k on k.member_id = s.member_id
    where s.threshold is not null -- below every tier
    group by 1, 2, 3
  ), shaved as materialized (
    select o.agent, t.list[width_bucket(o.stake, t.list)] as threshold,
      coalesce(sum(o.hidden) filter (where o.win > o.stake), 0)::bigint as won,
      coalesce(sum(o.hidden) filter (where o.win < o.stake), 0)::bigint as lost
    from opposed o
    cross join thresholds t
    where p_kind = 'realTime'
    group by 1, 2
  ), by_tier as (
    -- rounded once per tier: two tiers of one rate are two sums
    select o.id, s.agent, s.upline, t.from_score, t.rate_ppm, t.loss_ppm, sum(s.bets)::bigint as bets,
      sum(s.won - coalesce(h.won, 0))::bigint as won, sum(s.lost - coalesce(h.lost, 0))::bigint as lost, max(s.actives) as actives
    from stepped s
    left join shaved h on h.agent = s.agent and h.threshold = s.threshold
    join own o on o.member_id = s.agent
    join plans t on t.tiers = o.tiers and s.threshold >= t.from_score and (t.until_score is null or s.threshold < t.until_score)
    group by 1, 2, 3, 4, 5, 6
  ), grossed as materialized (
    select s.id, s.agent, s.upline, s.score, s.valid, s.net_loss, s.bonuses, s.actives, s.base,
      agent_share(s.base, coalesce(agent_rate_reached(s.tiers, s.measure, s.score), 0)) as gross
    from scored s
    union all
    select b.id, b.agent, b.upline, sum(b.bets)::bigint, sum(b.won + b.lost)::bigint, 0, 0, max(b.actives), sum(b.won + b.lost)::bigint,
      sum(agent_share(b.won, b.rate_ppm) + agent_share(b.lost, b.loss_ppm))::bigint
    from by_tier b
    group by 1, 2, 3
  ), below as materialized (
    select g.upline, sum(g.gross)::bigint as taken
    from grossed g
    where g.upline is not null
    group by 1
  ), due as (
    select g.id, g.agent, g.score, g.valid, g.net_loss, g.bonuses, g.actives, g.base, g.gross
    from grossed g
    union all
    -- an upline whose own tiers no bet reaches has no row of its own, but what its downlines take is its all the same
    select o.id, o.member_id, 0, 0, 0, 0, 0, 0, 0
    from own o
    where exists (select from below b where b.upline = o.member_id and b.taken <> 0)
      and not exists (select from grossed g where g.agent = o.member_id)
  )
  select d.agent, d.id, d.score, d.valid, d.net_loss, d.bonuses, d.actives, d.base, d.gross, coalesce(b.taken, 0),
    case p_payer when 'upline' then d.gross - coalesce(b.taken, 0) else greatest(d.gross - coalesce(b.taken, 0), least(d.gross, 0)) end
  from due d
  left join below b on b.upline = d.agent
  union all
  select s.member_id, null, s.valid, s.valid, s.net_loss, 0, s.actives, s.valid, s.gross, s.taken, s.gross - s.taken
  from agent_spread(p_book, p_from, p_to, p_batch) s
  where p_kind = 'spread'
  union all
  select a.member_id, null, a.net, a.valid, a.revenue, a.bonuses, a.players, a.net, a.amount, 0, a.amount
  from affiliate_earned(p_merchant, p_book, p_from, p_to, p_batch) a
  where p_kind = 'affiliate';
$$;
