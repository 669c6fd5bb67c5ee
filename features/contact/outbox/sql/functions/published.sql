-- What other features may read of this one (docs/decisions/0038). Columns are added at the end.

create or replace view outgoing_message_view as
select id, merchant
from outgoing_message;

comment on view outgoing_message_view is 'Published: the brand of a message that goes out.';

grant select on outgoing_message_view to fairhouse_app;
