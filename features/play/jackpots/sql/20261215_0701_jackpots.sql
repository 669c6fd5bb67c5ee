-- Jackpots (docs/decisions/0092). What is in a level is the balance of its ledger accounts; here are its terms, its cycle and its hits.

create table jackpot_pool (
  code text primary key check (code ~ '^[a-z0-9-]{3,30}$'),
  -- null: a network pool of all brands with this currency
  merchant text,
  currency text not null references currency check (currency <> 'FUN'),
  name_en text not null check (name_en <> ''),
  name_vi text not null check (name_vi <> ''),
  games text[] not null,
  is_running boolean not null default true,
  created_by text not null,
  created_at timestamptz not null default clock_timestamp()
);

-- The terms of a level in its present cycle; `next` are those of the next one. The trigger's seed is encrypted until its hit.
create table jackpot_level (
  pool text not null references jackpot_pool,
  key text not null check (key in ('mini', 'minor', 'major', 'grand')),
  place smallint not null,
  terms jsonb not null,
  next jsonb,
  -- the number of the last hit
  hits int not null default 0,
  trigger_seed bytea,
  trigger_hash bytea,
  primary key (pool, key),
  check ((trigger_seed is null) = (trigger_hash is null)),
  check ((terms->>'kind' = 'mustHitBy') = (trigger_seed is not null))
);

-- The ledger account of a level in each brand's book.
create table jackpot_account (
  pool text not null,
  level text not null,
  merchant text not null,
  account bigint not null unique,
  primary key (pool, level, merchant),
  foreign key (pool, level) references jackpot_level (pool, key)
);

-- A hit a row, numbered under the lock of its level: the order of hits.
create table jackpot_hit (
  pool text not null,
  level text not null,
  number int not null,
  round uuid not null,
  member_id bigint not null,
  wallet bigint not null,
  merchant text not null,
  game text not null,
  stake bigint not null,
  prize bigint not null check (prize > 0),
  -- what stayed in the pool for the next cycle, and the seed that was added
  stays bigint not null check (stays >= 0),
  seeded bigint not null check (seeded > 0),
  terms jsonb not null,
  -- of a must-hit-by level: the seed of its trigger, revealed, and the hash published when the cycle began
  trigger_seed text,
  trigger_hash text,
  at timestamptz not null,
  primary key (pool, level, number),
  foreign key (pool, level) references jackpot_level (pool, key)
);

-- the hits of a round: its reply, the betting record and its proof
create index jackpot_hit_round on jackpot_hit (round);
-- the winners of a brand, newest first
create index jackpot_hit_at on jackpot_hit (merchant, at desc);

create trigger jackpot_hit_is_final before update or delete or truncate on jackpot_hit
for each statement execute function ledger_refuse_change();

grant select, insert, update on jackpot_pool, jackpot_level to fairhouse_app;
grant select, insert on jackpot_account, jackpot_hit to fairhouse_app;
