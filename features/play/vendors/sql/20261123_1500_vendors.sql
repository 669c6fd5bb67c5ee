-- Vendors from outside: how each speaks to the house, whom it knows, and everything that it ever asked for. Its transactions are kept
-- for the life of the ledger: a repetition after years is answered as the first time.

-- A game of a vendor from outside carries the vendor's own code; the catalogue of the code leaves those rows alone.
alter table game add column outside_ref text;
-- a vendor names its games by its own codes
create unique index game_outside on game (vendor, outside_ref) where outside_ref is not null;

create table vendor_door (
  vendor text primary key references vendor (code),
  dialect text not null check (dialect in ('canonical', 'hub88', 'softswiss', 'pragmatic')),
  -- a stand-in that is labelled as such wherever it is seen
  is_sandbox boolean not null default false,
  -- where a member's browser opens its games
  launch_url text not null default '',
  -- where its servers are asked: catalogue, launches, rounds that stay open
  api_url text not null default '',
  -- networks its calls may come from; empty: any
  networks text[] not null default '{}',
  updated_at timestamptz not null default now()
);

-- What proves a vendor's calls. Public keys stand as they are, shared secrets are sealed and never shown again.
create table vendor_key (
  id bigint generated always as identity primary key,
  vendor text not null references vendor (code),
  -- the name that a call gives; unique over all vendors, since a canonical call names nothing else
  name text not null unique check (name ~ '^[A-Za-z0-9._:-]{1,64}$'),
  kind text not null check (kind in ('ed25519', 'rsa', 'secret')),
  public_key text,
  secret_sealed bytea,
  created_at timestamptz not null,
  retires_at timestamptz,
  check ((kind = 'secret') = (secret_sealed is not null)),
  check ((kind = 'secret') = (public_key is null))
);
-- the keys that a dialect tries for its vendor
create index vendor_key_vendor on vendor_key (vendor, created_at desc);

-- Under which name a vendor knows a member: made for it, so that two vendors cannot compare their lists.
create table vendor_player (
  vendor text not null references vendor (code),
  ref text not null,
  member_id bigint not null references member (id),
  merchant text not null references merchant (code),
  wallet bigint not null,
  currency text not null references currency (code),
  primary key (vendor, ref),
  unique (vendor, wallet)
);

-- A launch. Its ticket is good once and for a minute; the token that it is changed for lives as the member's own session does.
create table vendor_session (
  id uuid primary key default uuidv7(),
  vendor text not null,
  player text not null,
  game text not null references game (id),
  member_session_id uuid not null references member_session (id),
  ticket_hash bytea unique,
  ticket_expires_at timestamptz,
  ticket_used_at timestamptz,
  token_hash bytea unique,
  opened_at timestamptz not null,
  foreign key (vendor, player) references vendor_player (vendor, ref)
);
-- the newest launch of a member at a vendor, for calls that name the member only
create index vendor_session_player on vendor_session (vendor, player, opened_at desc);

-- A round as the vendor counts them: bets, wins and one end.
create table vendor_round (
  id uuid primary key,
  vendor text not null,
  player text not null,
  ref text not null,
  game text not null references game (id),
  is_closed boolean not null default false,
  opened_at timestamptz not null,
  closed_at timestamptz,
  -- when the vendor was last asked how it stands
  asked_at timestamptz,
  asked_says text,
  unique (vendor, player, ref),
  foreign key (vendor, player) references vendor_player (vendor, ref)
);
-- rounds that are open too long
create index vendor_round_open on vendor_round (opened_at) where not is_closed;

-- Everything that a vendor asked to be done, once each. A row of kind 'tombstone' is a rollback of what was never seen: when the
-- late call comes, it meets this row.
create table vendor_transaction (
  vendor text not null references vendor (code),
  ref text not null,
  kind text not null check (kind in ('bet', 'win', 'rollback', 'tombstone')),
  state text not null default 'begun' check (state in ('begun', 'done', 'refused', 'rolledBack')),
  player text,
  round uuid references vendor_round (id),
  amount bigint not null default 0 check (amount >= 0),
  -- bet: how it was settled (another transaction's ref, or 'close'); win: the bet that it settled; rollback: what it took back
  other text,
  -- what the ledger did: 'stake' and 'settle' touch the ledger's round, 'extra' is a movement of its own, 'none' moved nothing
  effect text not null default 'none' check (effect in ('stake', 'settle', 'extra', 'none')),
  ledger_key text,
  ledger_round uuid,
  -- sha-256 of what was asked, without what changes from try to try
  fingerprint bytea not null check (octet_length(fingerprint) = 32),
  reply jsonb,
  at timestamptz not null,
  primary key (vendor, ref)
);
-- the bets and wins of a round
create index vendor_transaction_round on vendor_transaction (round) where round is not null;

-- What vendors said and what they were answered, as the back office reads it. Tokens are replaced by their session's id.
create table vendor_call (
  id uuid primary key default uuidv7(),
  vendor text not null,
  at timestamptz not null,
  ip text not null,
  path text not null,
  op text not null,
  transaction text,
  player text,
  request text,
  body text not null,
  reply text not null,
  status integer not null,
  -- the core's word for it: RS_OK and its sisters
  says text not null,
  ms integer not null
);
-- a vendor's calls, newest first
create index vendor_call_vendor on vendor_call (vendor, at desc);
-- all calls about one transaction
create index vendor_call_transaction on vendor_call (vendor, transaction) where transaction is not null;

grant select, insert, update on vendor_door, vendor_key, vendor_session, vendor_round, vendor_transaction to fairhouse_app;
grant select, insert on vendor_player to fairhouse_app;
grant select, insert, delete on vendor_call to fairhouse_app;
