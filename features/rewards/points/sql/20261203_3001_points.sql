-- Points: what members earn by valid bets and deposits. Balances and movements are the ledger's (wallets of the kind points).

-- How far play and deposits have earned points; one row, written by the first run of the job.
create table points_mark (
  is_only boolean primary key default true check (is_only),
  -- facts of settled play up to this batch have earned
  batch bigint not null,
  -- bets that first settled before it earn nothing: they were played before there were points
  starts_at timestamptz not null,
  -- deposits credited up to it have earned, except for transactions that were still running
  deposits_at timestamptz not null
);

-- The point values over time: a bet earns at the rate of its first settlement, and so does its void.
create table points_rate (
  merchant text not null references merchant (code),
  -- a category of the lobby, or DEPOSIT
  source text not null check (source <> ''),
  from_at timestamptz not null,
  -- hundredths of a percent of the valid bet
  rate int not null check (rate between 0 and 9999),
  -- ledger units of money for one point
  unit bigint not null check (unit > 0),
  primary key (merchant, source, from_at)
);

-- Movements of points by member, brand-local day and type: histories and reports. It adds up to the wallets of points.
create table points_day (
  member_id bigint not null references member,
  day date not null,
  type text not null check (
    type in ('live', 'lottery', 'cardGames', 'slots', 'sports', 'redeem', 'deposit', 'reward', 'adjustment')
  ),
  merchant text not null references merchant (code),
  currency text not null,
  bets bigint not null,
  valid bigint not null,
  -- ledger units of points: received and given back or spent
  gained bigint not null check (gained >= 0),
  used bigint not null check (used >= 0),
  primary key (member_id, day, type)
);
-- reports of a brand
create index points_day_brand on points_day (merchant, day);

-- Deposits that have earned: each once.
create table points_deposit (
  deposit uuid primary key,
  member_id bigint not null references member,
  points bigint not null check (points > 0),
  at timestamptz not null
);

grant select, insert, update on points_mark, points_day to fairhouse_app;
grant select, insert on points_rate, points_deposit to fairhouse_app;
