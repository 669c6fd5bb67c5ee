-- What each game returned, added up once as rounds end (G8): a look at the monitor reads some thousand rows whatever was played.

-- Rounds that ended on one calendar day of the brand: their sums, and what the law of each bet expected of them. Expectations are
-- added in floating point: they are statistics and never money.
create table return_day (
  merchant text not null references merchant (code),
  currency text not null references currency (code),
  game text not null,
  edition integer not null,
  -- 0: stakes below one major unit, else how many digits the stake has before the point
  band smallint not null,
  -- where it was played, by the browser of the log-in
  channel text not null check (channel in ('phone', 'tablet', 'desktop', 'other')),
  -- none: nobody knows the deviation (an outside vendor, an edition that is no longer played)
  law text not null check (law in ('chance', 'moves', 'best', 'none')),
  day date not null,
  rounds bigint not null,
  stake numeric not null,
  win numeric not null,
  stake_squares numeric not null,
  win_squares numeric not null,
  cross_products numeric not null,
  -- the greatest win of one round
  greatest numeric not null,
  -- per stake of one: Σ win/stake, Σ (win/stake)², the greatest win/stake
  unit_wins double precision not null,
  unit_squares double precision not null,
  unit_greatest double precision not null,
  -- Σ stake·rtp, Σ stake²·σ², Σ (win − stake·rtp)²; per stake of one: Σ rtp, Σ σ², Σ (win/stake − rtp)²
  expected double precision not null,
  variance double precision not null,
  spread double precision not null,
  unit_expected double precision not null,
  unit_variance double precision not null,
  unit_spread double precision not null,
  primary key (merchant, game, currency, edition, day, band, channel, law)
);

-- How far ended rounds have been added up; one row.
create table return_mark (
  is_only boolean primary key default true check (is_only),
  settled_to timestamptz not null
);

-- A game that left what chance explains. It stays until somebody looked into it; from that day on its rounds count anew.
create table return_alert (
  id uuid primary key default uuidv7(),
  game text not null,
  edition integer not null,
  -- all, stake:<band> or channel:<channel>
  part text not null,
  side text not null check (side in ('above', 'below')),
  rounds bigint not null,
  -- shares of the stakes in parts per million, per stake of one
  observed integer not null,
  theory integer not null,
  raised_at timestamptz not null,
  closed_at timestamptz,
  closed_by text,
  reason text,
  check ((closed_at is null) = (closed_by is null) and (closed_at is null) = (reason is null))
);
-- one open alert of a part, and the list of open ones
create unique index return_alert_open on return_alert (game, edition, part) where closed_at is null;
-- from when a part counts anew
create index return_alert_closed on return_alert (game, edition, closed_at) where closed_at is not null;

-- rounds by when they ended: nearly in the order in which rows are written, so this index costs a bet next to nothing
create index round_settled on round using brin (settled_at) with (pages_per_range = 16, autosummarize = on);
-- where a wallet's round was played: the newest frame of the game
create index game_session_wallet on game_session (wallet, game, opened_at desc);

grant select, insert, update, delete on return_day to fairhouse_app;
grant select, insert, update on return_mark, return_alert to fairhouse_app;
