-- Views that other features may read (docs/decisions/0038). New columns are appended.

create or replace view service_talk_view as
select id, number, merchant, member_id, ip, state, claimed_by_account, opened_at, rating
from service_talk;

comment on view service_talk_view is 'Published: conversations of live chat.';

create or replace view service_line_view as
select talk, at, by, who, text
from service_line;

comment on view service_line_view is 'Published: messages of live chat.';

grant select on service_talk_view, service_line_view to fairhouse_app;
