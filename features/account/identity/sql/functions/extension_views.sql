-- Views that lower features declare (docs/decisions/0038, their sql/asks). New columns are added at the end.

create or replace view inbox_session as
select member_id, last_seen_at
from member_session;

comment on view inbox_session is 'Fills inbox: when members were last seen.';

grant select on inbox_session to fairhouse_app;
