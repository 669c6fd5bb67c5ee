-- What a promotion would have given in a past period, for the hash of what decides it.
create table promotion_dry_run (
  id uuid primary key default uuidv7(),
  promotion uuid not null references promotion,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  result jsonb not null,
  by_account text not null,
  at timestamptz not null
);

-- the newest of a promotion's hash
create index promotion_dry_run_of on promotion_dry_run (promotion, hash, at desc);

grant select, insert on promotion_dry_run to fairhouse_app;
