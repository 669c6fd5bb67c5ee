-- Reports of SMS providers: whether a message that the provider accepted reached the phone. And numbers that opted out.

alter table outgoing_message
  add column provider text,
  -- the provider's own id of the accepted attempt; reports about earlier attempts are ignored by it
  add column provider_id text,
  -- pending: accepted, no final report yet; unknown: none came in time
  add column delivery text check (delivery in ('pending', 'delivered', 'undelivered', 'unknown')),
  add column delivered_at timestamptz,
  add check ((provider_id is null) = (delivery is null)),
  add check (provider_id is null or provider is not null),
  add check ((delivery = 'delivered') = (delivered_at is not null));

-- a message that may still come back as undelivered keeps its code, so that it can be sent again
alter table outgoing_message drop constraint outgoing_message_check;
alter table outgoing_message add constraint outgoing_message_sealed_check
  check (state in ('waiting', 'sending') or sealed is null or delivery = 'pending');

-- messages whose report is overdue, and secrets that no retry can need any more
create index outgoing_message_pending on outgoing_message (sent_at) where delivery = 'pending';

-- numbers whose owner replied STOP, until they reply START
create table sms_opt_out (
  merchant text not null references merchant (code),
  -- E.164
  address text not null,
  opted_out_at timestamptz not null,
  primary key (merchant, address)
);
grant select, insert, delete on sms_opt_out to fairhouse_app;
