-- Views that other features may read (docs/decisions/0038). New columns are appended.

create or replace view paper_check_view as
select merchant, member_id, state, sent_at, decided_at, name_on_paper, born_on
from paper_check;

comment on view paper_check_view is 'Published: checks of identity documents.';

grant select on paper_check_view to fairhouse_app;
