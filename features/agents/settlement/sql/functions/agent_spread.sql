-- The spread of rebates over a day (docs/decisions/0080): each member of a line has its own rate of every valid bet at or below it, less
-- the rate of the next one towards the bet. A rate above that of an upline counts as the upline's, so that a line never costs more than
-- its top has. Opposite bets inside one line do not count for its top. Rates and lines are those at the beginning of the day.
create or replace function agent_spread(p_book int, p_from timestamptz, p_to timestamptz, p_batch bigint)
returns table (member_id bigint, valid bigint, net_loss bigint, actives bigint, gross bigint, taken bigint)
language sql stable as $$
  with played as materialized (
    select f.member_id, f.category, sum(f.valid)::bigint as valid, sum(f.stake - f.win)::bigint as net_loss, sum(f.rounds) > 0 as is_active
    from agent_facts(p_book, p_from, p_to, p_batch) f
    group by 1, 2
  ), lines as materialized (
    select l.member_id, l.line
    from agent_lines((select array_agg(distinct p.member_id) from played p), p_from) l
  ), opposed as materialized (
    select o.agent, o.member_id, o.category, sum(o.valid - o.counted)::bigint as hidden
    from agent_opposed(p_book, p_from, p_to, p_batch) o
    group by 1, 2, 3
  ), links as materialized (
    select p.member_id, p.category, p.valid - coalesce(o.hidden, 0) as valid, p.net_loss, p.is_active, u.agent, u.depth
    from played p
    join lines l on l.member_id = p.member_id
    cross join lateral unnest(l.line) with ordinality u (agent, depth)
    left join opposed o on o.agent = u.agent and o.member_id = p.member_id and o.category = p.category
  ), rates as materialized (
    select k.agent, k.category, agent_rate_at(k.agent, k.category, p_from) as ppm
    from (select distinct k.agent, k.category from links k) k
  ), capped as (
    select k.*, min(r.ppm) over (partition by k.member_id, k.category order by k.depth) as ppm
    from links k
    join rates r on r.agent = k.agent and r.category = k.category
  ), shared as (
    select c.*, lead(c.ppm, 1, 0) over (partition by c.member_id, c.category order by c.depth) as next_ppm
    from capped c
  )
  select s.agent, sum(s.valid)::bigint, sum(s.net_loss)::bigint, count(distinct s.member_id) filter (where s.is_active),
    trunc(sum(s.valid::numeric * s.ppm) / 1000000)::bigint, trunc(sum(s.valid::numeric * s.next_ppm) / 1000000)::bigint
  from shared s
  where s.ppm > 0
  group by 1;
$$;
