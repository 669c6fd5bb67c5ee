-- Views that other features may read (docs/decisions/0038). New columns are appended.

create or replace view notice_seen_view as
select notice, at
from notice_seen;

comment on view notice_seen_view is 'Published: when a notice was seen.';

create or replace view notice_view as
select id, merchant, starts_at, ends_at, state
from notice;

comment on view notice_view is 'Published: when a notice is shown.';

grant select on notice_seen_view, notice_view to fairhouse_app;
