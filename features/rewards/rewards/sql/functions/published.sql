-- What other features may read of this one (docs/decisions/0038). Columns are added at the end.
create or replace view reward_view as
select id, merchant, member_id, source, source_key, campaign, kind, currency, amount, state, offered_at, claimed_at, credited_at,
  claim_until
from reward;

comment on view reward_view is 'Published: everything offered to members, and what became of it.';

grant select on reward_view to fairhouse_app;
