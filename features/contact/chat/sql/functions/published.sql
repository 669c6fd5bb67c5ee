-- Views that other features may read (docs/decisions/0038). New columns are appended.

create or replace view chat_report_view as
select line, at
from chat_report;

comment on view chat_report_view is 'Published: when a chat message was reported.';

create or replace view chat_line_view as
select id, merchant, at, deleted_at
from chat_line;

comment on view chat_line_view is 'Published: when a chat message came and went; not its text.';

create or replace view chat_sanction_view as
select merchant, at
from chat_sanction;

comment on view chat_sanction_view is 'Published: when a chat sanction was set.';

grant select on chat_report_view, chat_line_view, chat_sanction_view to fairhouse_app;
