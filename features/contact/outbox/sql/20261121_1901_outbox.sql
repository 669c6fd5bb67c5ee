-- What the house says to people outside: written in the transaction that has the news, sent by the worker.

create table outgoing_message (
  id uuid primary key default uuidv7(),
  merchant text not null references merchant (code),
  -- names the occasion: who asks twice queues once
  key text not null check (length(key) between 1 and 200),
  channel text not null check (channel in ('sms', 'email')),
  address text not null,
  letter text not null,
  language text not null check (language in ('en', 'vi')),
  places jsonb not null,
  -- codes and links, closed by the vault; gone as soon as they are sent or of no more use
  sealed bytea,
  -- void: nobody is to get it; it was written so that a stranger's question takes as long as a member's (A4)
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'failed', 'expired', 'void')),
  tries integer not null default 0,
  next_try_at timestamptz not null,
  expires_at timestamptz,
  created_at timestamptz not null,
  sent_at timestamptz,
  last_error text,
  unique (merchant, key),
  check (state in ('waiting', 'sending') or sealed is null),
  check ((state = 'sent') = (sent_at is not null))
);
-- the worker's next batch
create index outgoing_message_due on outgoing_message (next_try_at) where state in ('waiting', 'sending');
-- the back office's list, newest first
create index outgoing_message_newest on outgoing_message (merchant, created_at desc, id desc);

grant select, insert, update on outgoing_message to fairhouse_app;
