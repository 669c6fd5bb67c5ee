-- Views that other features may read (docs/decisions/0038). New columns are added at the end.

create or replace view member_session_view as
select id, member_id, ip, device, created_at, last_seen_at, expires_at, ended_at
from member_session;

comment on view member_session_view is 'Published: where and when a member is logged in; no token.';

create or replace view credential_view as
select member_id, password_changed_at
from credential;

comment on view credential_view is 'Published: when a member last changed the password; no hash.';

grant select on member_session_view, credential_view to fairhouse_app;
