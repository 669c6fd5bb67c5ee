-- What other features may read of this one (docs/decisions/0038). Columns are added at the end.

create or replace view exclusion_view as
select id, number, member_id, kind, starts_at, set_by_account, reason, lifted_at
from exclusion;

comment on view exclusion_view is 'Published: exclusions of members.';

grant select on exclusion_view to fairhouse_app;
