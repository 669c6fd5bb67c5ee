-- What the server itself remembers: answers to keyed calls, single-use ids, keys for sealed bodies, pace counters.

create table once_reply (
  -- who called, which route and the caller's key, in one text
  key text primary key,
  fingerprint bytea not null,
  -- null while the first call is still at work; the row is invisible to others until its transaction commits
  reply jsonb,
  at timestamptz not null default now()
);

create table seen_once (
  kind text not null,
  id text not null,
  expires_at timestamptz not null,
  primary key (kind, id)
);
-- the sweeper deletes what has expired
create index seen_once_expires on seen_once (expires_at);

create table sealing_key (
  kid text primary key,
  public_jwk jsonb not null,
  private_sealed bytea not null,
  created_at timestamptz not null default now()
);

-- kept by rate-limiter-flexible; its shape is the library's
create table pace (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

grant select, insert, update on once_reply to fairhouse_app;
grant select, insert, delete on seen_once to fairhouse_app;
grant select, insert, delete on sealing_key to fairhouse_app;
grant select, insert, update, delete on pace to fairhouse_app;
