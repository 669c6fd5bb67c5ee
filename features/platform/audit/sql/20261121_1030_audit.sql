-- What operators did, saw and decided: appended, never changed, each entry chained to the one before by its hash.

create table audit_entry (
  id uuid primary key default uuidv7(),
  -- place in the chain, without gaps; given at the end of the transaction by audit_chain()
  seq bigint unique,
  at timestamptz not null,
  -- null: the house itself (a job), or a stranger whose log-in failed
  operator_id uuid,
  operator_account text,
  action text not null check (action ~ '^[a-z]+(\.[a-zA-Z]+)+$'),
  -- what it was done to: 'deposit:<id>', 'member:<id>'
  object text not null check (length(object) between 1 and 200),
  before jsonb,
  after jsonb,
  reason text,
  ip text not null,
  previous bytea,
  hash bytea,
  constraint audit_entry_chained_whole check ((seq is null) = (hash is null) and (seq is null) = (previous is null))
);
-- the trail of one object, newest first
create index audit_entry_object on audit_entry (object, seq desc);
-- the trail of one operator, newest first
create index audit_entry_operator on audit_entry (operator_id, seq desc);
-- alerts and reports of a stretch of time
create index audit_entry_at on audit_entry (at);

-- One row: where the chain ends. Whoever appends holds it from commit's start to its end.
create table audit_head (
  only_one boolean primary key default true check (only_one),
  seq bigint not null,
  hash bytea not null
);
insert into audit_head (seq, hash) values (0, '\x0000000000000000000000000000000000000000000000000000000000000000');

-- The application appends the words of an entry; its place and hashes are the trigger's, which runs as the owner.
grant select on audit_entry, audit_head to fairhouse_app;
grant insert (at, operator_id, operator_account, action, object, before, after, reason, ip)
  on audit_entry to fairhouse_app;

-- Each proof of the chain, so that the office can tell when it was last whole.
create table audit_check (
  id uuid primary key default uuidv7(),
  at timestamptz not null,
  -- null: the house's own schedule
  operator_account text,
  entries bigint not null,
  head_hash bytea not null,
  -- what was found broken, at most a few dozen; empty: the chain is whole
  findings jsonb not null,
  took_ms integer not null
);
-- the newest check
create index audit_check_at on audit_check (at desc);
grant select, insert on audit_check to fairhouse_app;
