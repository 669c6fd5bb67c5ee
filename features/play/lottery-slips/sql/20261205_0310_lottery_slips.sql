-- Chases and saved slips of lotteries. The slips themselves are rounds of the ledger; the host of shared rounds reads them.

-- A chase: the same lines on up to a hundred later draws, sold in one transaction.
create table lottery_chase (
  id uuid primary key,
  number bigint generated always as identity,
  member_id bigint not null,
  currency text not null,
  -- the lottery, by its code
  lottery text not null,
  -- the idempotency key, and SHA-256 of what it asked for
  key text not null unique,
  request text not null check (request ~ '^[0-9a-f]{64}$'),
  stops_on_win boolean not null,
  -- running; won: stopped by a win; over: every draw is settled; cancelled: by the member, or because they are excluded
  state text not null default 'running' check (state in ('running', 'won', 'over', 'cancelled')),
  started_at timestamptz not null,
  ended_at timestamptz,
  constraint lottery_chase_end check ((state = 'running') = (ended_at is null))
);
-- the chases of a member, newest first
create index lottery_chase_member on lottery_chase (member_id, number);

-- The slip of each draw of a chase.
create table lottery_chase_draw (
  chase uuid not null references lottery_chase (id),
  no int not null check (no between 1 and 100),
  round uuid not null,
  slip uuid not null unique,
  multiple int not null check (multiple between 1 and 100000),
  primary key (chase, no)
);
-- the chases that a settled draw belongs to
create index lottery_chase_draw_round on lottery_chase_draw (round, chase);

-- A selection that a member keeps for later: lines with unit stakes and multiples, without a draw.
create table lottery_saved_slip (
  id uuid primary key,
  member_id bigint not null,
  -- the shared game: usable on each of its lotteries
  game text not null,
  name text not null check (length(name) between 1 and 60),
  lines json not null,
  saved_at timestamptz not null
);
-- the saved slips of a member
create index lottery_saved_slip_member on lottery_saved_slip (member_id, game, saved_at);

grant select, insert, update on lottery_chase to fairhouse_app;
grant select, insert on lottery_chase_draw to fairhouse_app;
grant select, insert, delete on lottery_saved_slip to fairhouse_app;
