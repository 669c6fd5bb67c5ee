-- Views that other features may read (docs/decisions/0038). New columns are appended.

-- Rates over time: valid from `from_at` until before `until_at`.
create or replace view agent_rate_view as
select member_id, category, ppm, from_at,
  lead(from_at, 1, 'infinity') over (partition by member_id, category order by from_at) as until_at
from agent_rate;

create or replace view agent_label_view as
select owner_id, member_id, label
from agent_label;

comment on view agent_label_view is 'Published: private labels of agents for their direct downline.';

grant select on agent_rate_view, agent_label_view to fairhouse_app;

-- A member's rate of a category at a moment, in parts per million; 0 without one.
create or replace function agent_rate_at(p_member bigint, p_category text, p_at timestamptz) returns int
language sql stable as $$
  select coalesce((
    select r.ppm
    from agent_rate r
    where r.member_id = p_member and r.category = p_category and r.from_at <= p_at
    order by r.from_at desc
    limit 1
  ), 0);
$$;
comment on function agent_rate_at(bigint, text, timestamptz) is 'Published: a member''s rate of a category at a moment.';

-- When a brand's first rate began; null if it has none.
create or replace function agent_first_rate(p_merchant text) returns timestamptz
language sql stable as $$
  select min(r.from_at)
  from agent_rate r
  join member_view m on m.id = r.member_id
  where m.merchant = p_merchant and m.upline_id is null and r.ppm > 0;
$$;
comment on function agent_first_rate(text) is 'Published: when the first rate of a brand''s general agents began.';
