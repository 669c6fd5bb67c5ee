-- Letters to many: their words stand once for each language, their mails wait behind what somebody is waiting for, and what
-- is not wanted any more does not leave. And a third way out: pushes to a member's own devices.

create table outgoing_text (
  -- the letter of which it is a rendering
  batch uuid not null,
  language text not null check (language in ('en', 'vi')),
  merchant text not null references merchant (code),
  subject text not null,
  -- the letter's own HTML, sanitised and with whole addresses
  html text not null,
  text text not null,
  created_at timestamptz not null,
  primary key (batch, language)
);

alter table outgoing_message
  add column member_id bigint references member (id),
  add column batch uuid,
  add column is_bulk boolean not null default false,
  -- what the member agreed to when it was queued; taking that back stops it
  add column agreed text,
  add check (batch is null or is_bulk),
  add check (not is_bulk or member_id is not null);
alter table outgoing_message drop constraint outgoing_message_channel_check;
alter table outgoing_message add constraint outgoing_message_channel_check check (channel in ('sms', 'email', 'push'));

drop index outgoing_message_due;
-- the worker's next batch: codes before letters
create index outgoing_message_due on outgoing_message (is_bulk, next_try_at) where state in ('waiting', 'sending');
-- what is stopped where a member excludes themselves or takes an agreement back
create index outgoing_message_unsent on outgoing_message (member_id) where is_bulk and state = 'waiting';
-- how far a letter's mails have come
create index outgoing_message_batch on outgoing_message (batch, channel, state) where batch is not null;

grant select, insert, delete on outgoing_text to fairhouse_app;
