-- Postbacks of affiliates (docs/decisions/0081): where an event is told, and the queue of what is told, which is its log too.
create table postback (
  id uuid primary key default uuidv7(),
  member_id bigint not null references member (id),
  merchant text not null references merchant (code),
  event text not null check (event in ('registration', 'firstDeposit', 'qualified', 'commission')),
  url text not null check (url ~ '^https?://'),
  is_on boolean not null default true,
  created_at timestamptz not null
);
-- an affiliate's addresses by event
create index postback_member on postback (member_id, event) where is_on;

create table postback_delivery (
  number bigint generated always as identity primary key,
  postback uuid not null references postback (id),
  member_id bigint not null references member (id),
  -- names the occasion: an event is told to an address once
  key text not null,
  event text not null,
  url text not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  tries int not null default 0,
  next_at timestamptz not null,
  status int,
  problem text check (problem in ('private', 'timeout', 'unreachable', 'status')),
  created_at timestamptz not null,
  sent_at timestamptz,
  unique (postback, key),
  check ((state = 'sent') = (sent_at is not null))
);
-- the worker's next rows
create index postback_delivery_due on postback_delivery (next_at) where state = 'waiting';
-- an affiliate's log, newest first
create index postback_delivery_log on postback_delivery (member_id, number);

grant select, insert, update on postback, postback_delivery to fairhouse_app;
