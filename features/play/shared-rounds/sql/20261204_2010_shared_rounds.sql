-- Shared rounds (docs/decisions/0070). Slips are rounds of the ledger, bet in the window that has the round's ID.

-- A hash chain of seeds: seed k decides the k-th round that was given to it; seed 0, the terminal hash, is published before all of them.
create table seed_chain (
  id uuid primary key,
  series text not null,
  -- chains of a series follow each other
  number int not null check (number > 0),
  length int not null check (length between 1 and 1000000),
  terminal_hash text not null unique check (terminal_hash ~ '^[0-9a-f]{64}$'),
  -- part of every round's salt; from outside, if `salt_source` says so
  salt text not null check (salt ~ '^[!-~]{1,128}$'),
  salt_source text not null default '',
  published_at timestamptz not null default clock_timestamp(),
  -- the highest index that a round has
  taken int not null default 0 check (taken between 0 and length),
  unique (series, number)
);

-- Every so many seeds one is kept, encrypted: the seeds before it follow by hashing.
create table seed_chain_part (
  chain uuid not null references seed_chain (id),
  index int not null check (index > 0),
  seed bytea not null,
  primary key (chain, index)
);

create function seed_chain_refuse_change() returns trigger language plpgsql as $$
begin
  if old.terminal_hash <> new.terminal_hash or old.length <> new.length or old.series <> new.series or new.taken < old.taken
    or (old.taken > 0 and (old.salt <> new.salt or old.salt_source <> new.salt_source)) then
    raise exception 'seed chain %: what was published stays', old.id using errcode = 'FH021';
  end if;
  return new;
end $$;
create trigger seed_chain_is_kept before update on seed_chain for each row execute function seed_chain_refuse_change();

-- The configurations that rounds were sold with.
create table shared_config (
  -- SHA-256 of the configuration's canonical text
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  game text not null,
  edition int not null,
  config json not null,
  first_used_at timestamptz not null default clock_timestamp(),
  primary key (game, edition, hash)
);

-- A lottery or a table: a sequence of rounds of one game.
create table shared_series (
  key text primary key check (key ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
  game text not null,
  edition int not null,
  config_hash text not null,
  source text not null check (source in ('chain', 'outside')),
  -- when rounds take place (rules/schedule.ts); null: they are scheduled one by one
  schedule json,
  chain_length int not null default 10000 check (chain_length between 1 and 1000000),
  -- the outside beacon whose value is part of each salt; empty: none
  beacon text not null default '',
  is_running boolean not null default true,
  last_number bigint not null default 0,
  -- what the last drawn round left, and its number
  carry json,
  carry_number bigint not null default 0,
  -- when the next rounds are to be scheduled; null: never
  plan_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  foreign key (game, edition, config_hash) references shared_config (game, edition, hash)
);
-- the series whose rounds are to be scheduled
create index shared_series_plan on shared_series (plan_at) where is_running and plan_at is not null;

create table shared_round (
  -- also the ID of its betting window
  id uuid primary key,
  series text not null references shared_series (key),
  number bigint not null,
  -- the issue number that members see
  label text not null,
  game text not null,
  edition int not null,
  config_hash text not null,
  source text not null check (source in ('chain', 'outside')),
  state text not null default 'scheduled'
    check (state in ('scheduled', 'open', 'locked', 'drawn', 'settled', 'revealed', 'void')),
  -- counts the changes; each is a row of shared_event
  version int not null default 0,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  draws_at timestamptz not null,
  -- when a worker must look at it again; null: it waits for an outcome from outside, or is over
  due_at timestamptz,
  leased_until timestamptz,
  chain uuid references seed_chain (id),
  chain_index int,
  commitment text check (commitment ~ '^[0-9a-f]{64}$'),
  beacon_source text not null default '',
  beacon text not null default '',
  salt text check (salt ~ '^[0-9a-f]{64}$'),
  locked_at timestamptz,
  -- the ticket file: number of slips, and its SHA-256
  tickets int,
  tickets_hash text check (tickets_hash ~ '^[0-9a-f]{64}$'),
  drawn_at timestamptz,
  -- the outcome is public and settled from here on
  ends_at timestamptz,
  outcome json,
  pieces_shown int not null default 0,
  carry_before json,
  carry_after json,
  -- the settlement under way or done: 2 and more are corrections; the last slip that it has settled, and how many
  settlement int not null default 1 check (settlement > 0),
  settled_to uuid,
  settled_slips int not null default 0,
  settled_at timestamptz,
  -- other features are told before anything else happens (extension point roundSettled)
  is_hook_due boolean not null default false,
  seed text check (seed ~ '^[0-9a-f]{64}$'),
  revealed_at timestamptz,
  void_reason text,
  voided_at timestamptz,
  unique (series, number),
  unique (series, label),
  unique (chain, chain_index),
  foreign key (game, edition, config_hash) references shared_config (game, edition, hash),
  constraint shared_round_times check (opens_at < closes_at and closes_at <= draws_at),
  constraint shared_round_chain check ((chain is null) = (source = 'outside') and (chain is null) = (chain_index is null)),
  constraint shared_round_drawn check (state not in ('drawn', 'settled', 'revealed') or (outcome is not null and tickets_hash is not null)),
  constraint shared_round_seed check (seed is null or state in ('revealed', 'void'))
) with (fillfactor = 50);
-- what workers do next
create index shared_round_due on shared_round (due_at) where due_at is not null;
-- rounds of a series that are not over: the lobby
create index shared_round_live on shared_round (series, number) where state not in ('settled', 'revealed', 'void');
-- the order of draws
create index shared_round_unrevealed on shared_round (series, number) where revealed_at is null;

-- A drawn outcome stays as it is, unless a correction replaces it; a round is never deleted (P9).
create function shared_round_refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'shared round %: draw records are permanent', old.id using errcode = 'FH022';
  elsif (old.outcome is not null and new.outcome::text is distinct from old.outcome::text
      and (old.source = 'chain' or new.settlement <= old.settlement))
    or (old.commitment is not null and new.commitment is distinct from old.commitment)
    or (old.tickets_hash is not null and new.tickets_hash is distinct from old.tickets_hash)
    or (old.state <> 'scheduled' and (new.closes_at > old.closes_at or new.config_hash <> old.config_hash))
    or (old.state in ('revealed', 'void') and new.state <> old.state) then
    raise exception 'shared round %: what was published stays', old.id using errcode = 'FH022';
  end if;
  return new;
end $$;
create trigger shared_round_is_kept before update or delete on shared_round
for each row execute function shared_round_refuse_change();

-- The changes of a round, in order: how clients catch up.
create table shared_event (
  round uuid not null references shared_round (id),
  version int not null,
  at timestamptz not null default clock_timestamp(),
  kind text not null,
  data json not null,
  primary key (round, version)
);

-- Outcomes from outside, and corrections: who entered and who confirmed each.
create table shared_result (
  round uuid not null references shared_round (id),
  settlement int not null,
  outcome json not null,
  entered_by text not null,
  confirmed_by text not null,
  reason text not null default '',
  at timestamptz not null default clock_timestamp(),
  primary key (round, settlement),
  constraint shared_result_two check (entered_by <> confirmed_by)
);

-- The parts of an outcome in order; public up to the round's pieces_shown.
create table shared_piece (
  round uuid not null references shared_round (id),
  no int not null check (no > 0),
  piece json not null,
  after_ms int not null check (after_ms >= 0),
  source text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (round, no)
);

-- What members did while a round ran, by the database's clock.
create table shared_action (
  slip uuid not null,
  no int not null check (no > 0),
  round uuid not null references shared_round (id),
  -- the idempotency key of the call
  key text not null unique,
  action json not null,
  after_ms int not null check (after_ms >= 0),
  at timestamptz not null default clock_timestamp(),
  primary key (slip, no)
);
-- the actions of a round's slips, for their settlement
create index shared_action_round on shared_action (round, slip);

-- What the slips of a round could cost, by number: reserved before the ledger takes a slip, counted again when the sale ends.
create table shared_exposure (
  round uuid not null references shared_round (id),
  book int not null,
  key text not null,
  most bigint not null check (most >= 0),
  primary key (round, book, key)
) with (fillfactor = 50);

create trigger shared_event_is_final before update or delete or truncate on shared_event
for each statement execute function ledger_refuse_change();
create trigger shared_result_is_final before update or delete or truncate on shared_result
for each statement execute function ledger_refuse_change();
create trigger shared_action_is_final before update or delete or truncate on shared_action
for each statement execute function ledger_refuse_change();

grant select, insert, update on seed_chain, shared_series, shared_round, shared_exposure to fairhouse_app;
grant select, insert on seed_chain_part, shared_config, shared_event, shared_result, shared_piece, shared_action to fairhouse_app;
