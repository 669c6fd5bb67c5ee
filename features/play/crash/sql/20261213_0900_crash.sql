-- The crash table. Rounds, bets and cash-outs are those of the shared-rounds host; here is who sits where, and who watches.

-- One row a series: when someone was last there, and which process tells of it.
create table crash_table (
  series text primary key,
  -- rounds are scheduled only while someone plays or watches
  watched_at timestamptz not null default clock_timestamp(),
  -- one process at a time pays automatic cash-outs and tells pages
  told_by uuid,
  told_until timestamptz
);

-- The two bets that a member may have on a round: claimed before the stake, so that no second slip is sold for one of them.
create table crash_seat (
  round uuid not null,
  wallet bigint not null,
  box int not null check (box between 1 and 2),
  member_id bigint not null,
  -- the idempotency key of the bet
  key text not null,
  -- the automatic betting that it belongs to
  auto uuid,
  claimed_at timestamptz not null default clock_timestamp(),
  primary key (round, wallet, box)
);
-- the bets of an automatic betting
create index crash_seat_auto on crash_seat (auto) where auto is not null;

-- Automatic betting: the page places its bets, these limits end it.
create table crash_auto (
  id uuid primary key,
  member_id bigint not null,
  wallet bigint not null,
  box int not null check (box between 1 and 2),
  stake bigint not null check (stake > 0),
  rounds_most int not null check (rounds_most > 0),
  loss_most bigint not null check (loss_most > 0),
  win_most bigint check (win_most > 0),
  -- what becomes of the stake after a win and after a loss, in percent of it; 0: it stays, -100: back to the first stake
  on_win int not null check (on_win between -100 and 100),
  on_loss int not null check (on_loss between -100 and 0),
  started_at timestamptz not null,
  ended_at timestamptz,
  ended_why text,
  constraint crash_auto_end check ((ended_at is null) = (ended_why is null))
);
-- the running one of a member's bet: at most one
create unique index crash_auto_running on crash_auto (wallet, box) where ended_at is null;

grant select, insert, update on crash_table, crash_auto to fairhouse_app;
grant select, insert, update, delete on crash_seat to fairhouse_app;
