-- Views that other features may read (docs/decisions/0038). New columns are appended.

create or replace view inbox_message_view as
select id, member_id, kind, letter, text_key, title, at, read_at
from inbox_message;

comment on view inbox_message_view is 'Published: messages in the inboxes of members; not their text.';

create or replace view inbox_campaign_view as
select id, merchant, title, proposed_by, sent_at
from inbox_campaign;

comment on view inbox_campaign_view is 'Published: letters to many members.';

create or replace view inbox_consent_log_view as
select id, member_id, channel, is_on, via, ip, letter, at
from inbox_consent_log;

comment on view inbox_consent_log_view is 'Published: consents to messages.';

grant select on inbox_message_view, inbox_campaign_view, inbox_consent_log_view to fairhouse_app;
