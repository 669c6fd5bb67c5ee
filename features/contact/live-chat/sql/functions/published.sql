-- Views that other features may read (docs/decisions/0038). New columns are appended.

create or replace view conversation_view as
select id, number, merchant, member_id, ip, state, claimed_by_account, opened_at, rating
from conversation;

comment on view conversation_view is 'Published: conversations of live chat.';

create or replace view conversation_message_view as
select conversation, at, by, who, text
from conversation_message;

comment on view conversation_message_view is 'Published: messages of live chat.';

grant select on conversation_view, conversation_message_view to fairhouse_app;
