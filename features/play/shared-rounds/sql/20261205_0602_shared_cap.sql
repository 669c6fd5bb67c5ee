-- The most that a number may cost the operator in the books of a currency, in ledger units. `key`: a number of a play ("lo2:07"), a play
-- ("lo2"), or empty for every number. No row: no cap.
create table shared_cap (
  series text not null references shared_series (key),
  currency text not null,
  key text not null check (key ~ '^[a-zA-Z0-9.:_-]{0,60}$'),
  most bigint not null check (most > 0),
  set_by text not null,
  set_at timestamptz not null default clock_timestamp(),
  primary key (series, currency, key)
);

grant select, insert, update, delete on shared_cap to fairhouse_app;
