-- Rolling pools of lotteries (docs/decisions/0112). What is in a pool is the balance of its ledger account; here are terms and draws.

create table lottery_pool (
  lottery text not null,
  merchant text not null,
  currency text not null references currency check (currency <> 'FUN'),
  account bigint not null unique,
  seed bigint not null check (seed > 0),
  share_ppm int not null check (share_ppm between 1 and 500000),
  -- the stake of a single bet that takes the whole pool
  full_stake bigint not null check (full_stake > 0),
  opened_at timestamptz not null default clock_timestamp(),
  primary key (lottery, merchant)
);

-- What a draw did to a pool: written once, in the transaction that moves the money.
create table lottery_pool_draw (
  lottery text not null,
  merchant text not null,
  round uuid not null,
  label text not null,
  -- cash stakes of the settled slips
  staked bigint not null check (staked >= 0),
  contributed bigint not null check (contributed >= 0),
  paid bigint not null check (paid >= 0),
  seeded bigint not null check (seeded >= 0),
  -- the pool of the next draw
  amount bigint not null check (amount > 0),
  at timestamptz not null default clock_timestamp(),
  primary key (lottery, merchant, round),
  foreign key (lottery, merchant) references lottery_pool
);
create index lottery_pool_draw_at on lottery_pool_draw (lottery, merchant, at desc);

create table lottery_pool_win (
  slip uuid primary key,
  lottery text not null,
  merchant text not null,
  round uuid not null,
  label text not null,
  member_id bigint not null,
  wallet bigint not null,
  -- staked on single bets with all numbers right
  stake bigint not null check (stake > 0),
  prize bigint not null check (prize > 0),
  -- the same for all of a draw
  at timestamptz not null default now(),
  foreign key (lottery, merchant, round) references lottery_pool_draw
);
create index lottery_pool_win_at on lottery_pool_win (lottery, merchant, at desc);
create index lottery_pool_win_member on lottery_pool_win (member_id);

create trigger lottery_pool_draw_is_final before update or delete or truncate on lottery_pool_draw
for each statement execute function ledger_refuse_change();
create trigger lottery_pool_win_is_final before update or delete or truncate on lottery_pool_win
for each statement execute function ledger_refuse_change();

grant select, insert on lottery_pool, lottery_pool_draw, lottery_pool_win to fairhouse_app;
