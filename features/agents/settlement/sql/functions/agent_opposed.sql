-- Opposite bets inside one subtree earn nothing (docs/decisions/0080): of the bets of a period that are on different sides of one event, by
-- an agent and everyone below it, only the excess of the largest side over all others counts for that agent. The excess belongs to the bets
-- of that side by their stakes, rounded down for each bet and event. A row is a bet of which less counts for an agent than is valid.
create or replace function agent_opposed(p_book int, p_from timestamptz, p_to timestamptz, p_batch bigint)
returns table (agent bigint, member_id bigint, round uuid, category text, stake bigint, win bigint, valid bigint, counted bigint)
language sql stable set plan_cache_mode = 'force_custom_plan' set enable_nestloop = off set work_mem = '64MB' as $$
  with near as materialized (
    -- sides are noted at most a transaction's time before the first fact
    select s.round, s.event, s.side, s.stake
    from play_side_view s
    where s.at >= p_from - interval '1 hour' and s.at < p_to
  ), bets as materialized (
    select f.member_id, f.round, f.category, sum(f.stake)::bigint as stake, sum(f.win)::bigint as win, sum(f.valid)::bigint as valid
    from agent_facts(p_book, p_from, p_to, p_batch) f
    where f.round in (select n.round from near n where n.event in (select e.event from near e group by 1 having min(e.side) <> max(e.side)))
    group by 1, 2, 3
    having sum(f.rounds) > 0
  ), links as materialized (
    select l.member_id, u.agent
    from agent_lines((select array_agg(distinct b.member_id) from bets b), p_from) l
    cross join lateral unnest(l.line) u (agent)
  ), placed as materialized (
    select k.agent, b.member_id, b.round, n.event, n.side, n.stake
    from bets b
    join near n on n.round = b.round
    join links k on k.member_id = b.member_id
  ), sides as materialized (
    select p.agent, p.event, p.side, sum(p.stake)::bigint as own
    from placed p
    group by 1, 2, 3
  ), ways as materialized (
    select s.agent, s.event, s.side, s.own, 2 * s.own - (sum(s.own) over (partition by s.agent, s.event))::bigint as excess
    from sides s
  ), hidden as materialized (
    -- joined as sets: looked up bet by bet, the cost would grow with the square of a period's bets
    select p.agent, p.member_id, p.round,
      sum(p.stake - case when w.excess > 0 then trunc(p.stake::numeric * w.excess / w.own) else 0 end)::bigint as opposed
    from placed p
    join ways w on w.agent = p.agent and w.event = p.event and w.side = p.side
    group by 1, 2, 3
  )
  select h.agent, b.member_id, b.round, b.category, b.stake, b.win, b.valid, b.stake - h.opposed
  from hidden h
  join bets b on b.member_id = h.member_id and b.round = h.round
  where b.stake - h.opposed < b.valid;
$$;
