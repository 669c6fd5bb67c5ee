-- Views that other features may read (docs/decisions/0038). New columns are appended.

-- Rates over time: in force from `from_at` until before `until_at`.
create or replace view agent_rate_view as
select member_id, category, ppm, from_at,
  lead(from_at, 1, 'infinity') over (partition by member_id, category order by from_at) as until_at
from agent_rate;

create or replace view agent_label_view as
select owner_id, member_id, label
from agent_label;

comment on view agent_label_view is 'Published: private labels of agents for their direct downline.';

grant select on agent_rate_view, agent_label_view to fairhouse_app;
