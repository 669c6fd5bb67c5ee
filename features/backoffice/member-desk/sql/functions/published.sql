-- What other features may read of this one (docs/decisions/0038). New columns go at the end.

create or replace view member_note_view as
select id, member_id, operator_account, text, at
from member_note;

comment on view member_note_view is 'Published: notes of operators about a member.';

grant select on member_note_view to fairhouse_app;
