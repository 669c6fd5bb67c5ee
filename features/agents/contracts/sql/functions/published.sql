-- Views and functions that other features may use (docs/decisions/0038). New columns are appended.

-- Tiers of a contract or an offer, ascending: the rates apply to scores from `from_score` until before `until_score`.
create or replace function agent_tiers(p_tiers jsonb)
returns table (place bigint, from_score bigint, until_score bigint, rate_ppm int, loss_ppm int)
language sql immutable parallel safe as $$
  select row_number() over w, t.from_score, lead(t.from_score) over w, t.rate_ppm, t.loss_ppm
  from (
    select (e ->> 'from')::bigint as from_score, (e ->> 'ratePpm')::int as rate_ppm, (e ->> 'lossPpm')::int as loss_ppm
    from jsonb_array_elements(p_tiers) e
  ) t
  window w as (order by t.from_score);
$$;
comment on function agent_tiers(jsonb) is 'Published: tiers of a contract or an offer, ascending.';

-- The rate that a score reaches: the one place that decides it. A loss below the first tier counts at that tier's rate, so that profit and
-- loss of a line count alike. Null: no tier is reached.
create or replace function agent_rate_reached(p_tiers jsonb, p_measure text, p_score bigint) returns int
language sql immutable parallel safe as $$
  select t.rate_ppm
  from agent_tiers(p_tiers) t
  where t.from_score <= p_score or (p_measure = 'loss' and p_score < 0 and t.place = 1)
  order by t.from_score desc
  limit 1;
$$;
comment on function agent_rate_reached(jsonb, text, bigint) is 'Published: the rate that a score reaches, in parts per million.';

-- Contracts that were ever valid: from `from_at` until before `until_at`.
create or replace view agent_contract_view as
select id, number, merchant, kind, member_id, upline_id, period, measure, from_at, coalesce(until_at, 'infinity') as until_at, tiers
from agent_contract
where from_at is not null;
comment on view agent_contract_view is 'Published: contracts of agents over time.';

-- Their tiers.
create or replace view agent_contract_tier_view as
select c.id as contract, t.place::int as place, t.from_score, t.until_score, t.rate_ppm, t.loss_ppm
from agent_contract c
cross join lateral agent_tiers(c.tiers) t
where c.from_at is not null;
comment on view agent_contract_tier_view is 'Published: tiers of the contracts of agents.';

grant select on agent_contract_view, agent_contract_tier_view to fairhouse_app;
