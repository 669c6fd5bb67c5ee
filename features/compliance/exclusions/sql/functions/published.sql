-- Views that other features may read (docs/decisions/0038). New columns are appended.

create or replace view exclusion_view as
select id, number, member_id, kind, starts_at, set_by_account, reason, lifted_at, ends_at
from exclusion;

comment on view exclusion_view is 'Published: exclusions of members.';

grant select on exclusion_view to fairhouse_app;
