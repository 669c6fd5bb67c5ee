-- Changed terms of a pool. A draw keeps those under which its first slip was sold, so they begin a minute after the change: by then every
-- page shows them. Before the first change the terms are those of lottery_pool.
create table lottery_pool_terms (
  lottery text not null,
  merchant text not null,
  at timestamptz not null default clock_timestamp() + interval '1 minute',
  seed bigint not null check (seed > 0),
  share_ppm int not null check (share_ppm between 1 and 500000),
  full_stake bigint not null check (full_stake > 0),
  by_name text not null,
  approved_by text not null,
  primary key (lottery, merchant, at),
  foreign key (lottery, merchant) references lottery_pool
);

create trigger lottery_pool_terms_is_final before update or delete or truncate on lottery_pool_terms
for each statement execute function ledger_refuse_change();

grant select, insert on lottery_pool_terms to fairhouse_app;
