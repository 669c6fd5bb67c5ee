-- Views that other features may read (docs/decisions/0038). New columns are appended.

create or replace view identity_document_view as
select merchant, member_id, state, sent_at, decided_at, name_on_paper, born_on
from identity_document;

comment on view identity_document_view is 'Published: checks of identity documents.';

grant select on identity_document_view to fairhouse_app;
