-- Keys that we share with payment processors, sealed; two may be valid at once while a key is being changed (M13).

create table processor_key (
  id uuid primary key default uuidv7(),
  merchant text not null references merchant (code),
  processor text not null check (processor ~ '^[a-z][a-z0-9-]{1,30}$'),
  key_sealed bytea not null,
  created_at timestamptz not null,
  -- after this moment it proves nothing any more; null: in force
  retires_at timestamptz
);
-- the keys that a call-back may be signed with
create index processor_key_of on processor_key (processor, merchant, created_at desc);

grant select, insert, update on processor_key to fairhouse_app;

-- Numbers the hints about deposits and withdrawals.
create sequence cashier_news;
grant usage on sequence cashier_news to fairhouse_app;
