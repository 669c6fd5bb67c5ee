-- Views that other features may read (docs/decisions/0038). New columns are appended.

-- Contracts that were ever in force: from `from_at` until before `until_at`.
create or replace view agent_contract_view as
select id, number, merchant, kind, member_id, upline_id, period, measure, from_at, coalesce(until_at, 'infinity') as until_at
from agent_contract
where from_at is not null;
comment on view agent_contract_view is 'Published: contracts of agents over time.';

-- Their tiers: the rates apply to scores from `from_score` until before `until_score`.
create or replace view agent_contract_tier_view as
select c.id as contract, t.place::int as place, t.from_score, lead(t.from_score) over w as until_score, t.rate_ppm, t.loss_ppm
from agent_contract c
cross join lateral (
  select row_number() over (order by (e ->> 'from')::bigint) as place, (e ->> 'from')::bigint as from_score,
    (e ->> 'ratePpm')::int as rate_ppm, (e ->> 'lossPpm')::int as loss_ppm
  from jsonb_array_elements(c.tiers) e
) t
where c.from_at is not null
window w as (partition by c.id order by t.from_score);
comment on view agent_contract_tier_view is 'Published: tiers of the contracts of agents.';

grant select on agent_contract_view, agent_contract_tier_view to fairhouse_app;
