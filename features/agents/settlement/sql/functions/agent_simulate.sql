-- What a contract with these tiers would have come to over a period, for an agent's line as it was: the simulator of offers. The same
-- roll-up and rates as `agent_earned`, before what downlines take.
create or replace function agent_simulate(p_kind text, p_merchant text, p_book int, p_from timestamptz, p_to timestamptz, p_batch bigint,
  p_member bigint, p_measure text, p_tiers jsonb)
returns table (score bigint, base bigint, gross bigint)
language sql stable set work_mem = '64MB' set plan_cache_mode = 'force_custom_plan' as $$
  with opposed as materialized (
    select o.stake, o.win, o.valid - o.counted as hidden
    from agent_opposed(p_book, p_from, p_to, p_batch) o
    where o.agent = p_member and o.member_id <> p_member
  ), rolled as (
    select coalesce(sum(p.valid), 0)::bigint - (select coalesce(sum(o.hidden), 0)::bigint from opposed o) as valid,
      coalesce(sum(p.net_loss - p.bonuses), 0)::bigint as profit,
      count(*) filter (where p.is_active) as actives
    from agent_people(p_kind, p_merchant, p_book, p_from, p_to, p_batch) p
    where p_kind <> 'realTime' and p.line[:cardinality(p.line) - 1] @> array[p_member]
  ), scored as (
    select case p_kind when 'dividend' then r.profit else r.valid end as base,
      case p_measure when 'activeMembers' then r.actives when 'loss' then r.profit else r.valid end as score
    from rolled r
  ), bets as materialized (
    select b.*
    from agent_bets(p_book, p_from, p_to, p_batch) b
    where p_kind = 'realTime'
  ), played as (
    select b.stake, b.valid, b.is_won
    from bets b
    join agent_lines((select array_agg(distinct b.member_id) from bets b), p_from) l on l.member_id = b.member_id
    where l.line[:cardinality(l.line) - 1] @> array[p_member]
    union all
    select o.stake, -o.hidden, o.win > o.stake
    from opposed o
    where p_kind = 'realTime' and o.win <> o.stake
  ), by_tier as (
    select t.rate_ppm, t.loss_ppm, count(*) filter (where b.valid >= 0) as bets,
      coalesce(sum(b.valid) filter (where b.is_won), 0)::bigint as won,
      coalesce(sum(b.valid) filter (where not b.is_won), 0)::bigint as lost
    from played b
    join agent_tiers(p_tiers) t on b.stake >= t.from_score and (t.until_score is null or b.stake < t.until_score)
    group by 1, 2
  )
  select s.score, s.base, agent_share(s.base, coalesce(agent_rate_reached(p_tiers, p_measure, s.score), 0))
  from scored s
  where p_kind <> 'realTime'
  union all
  select coalesce(sum(b.bets), 0)::bigint, coalesce(sum(b.won + b.lost), 0)::bigint,
    coalesce(sum(agent_share(b.won, b.rate_ppm) + agent_share(b.lost, b.loss_ppm)), 0)::bigint
  from by_tier b
  having p_kind = 'realTime';
$$;
