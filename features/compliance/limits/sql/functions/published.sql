-- Views that other features may read (docs/decisions/0038). New columns are appended.

create or replace view play_limit_event_view as
select id, member_id, kind, period, what, by_account, reason, at
from play_limit_event;

comment on view play_limit_event_view is 'Published: changes of play limits.';

create or replace view harm_flag_view as
select id, member_id, raised_at, state
from harm_flag;

comment on view harm_flag_view is 'Published: signs of harmful play.';

grant select on play_limit_event_view, harm_flag_view to fairhouse_app;
