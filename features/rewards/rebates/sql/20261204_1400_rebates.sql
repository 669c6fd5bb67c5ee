-- Rebates (docs/decisions/0065): typed rate tables by version, runs over closed periods, statements with their lines.
create domain rebate_program as text check (value in ('rebate', 'rakeback', 'cashback'));

-- A brand's rates from the beginning of a brand-local day; never changed. Of two for the same day the later number applies.
create table rebate_version (
  merchant text not null references merchant (code),
  number int not null check (number > 0),
  from_at timestamptz not null,
  made_by text not null,
  reason text not null,
  made_at timestamptz not null,
  primary key (merchant, number)
);

-- The programs of a version; no row: the program is off.
create table rebate_terms (
  merchant text not null,
  version int not null,
  program rebate_program not null,
  period text not null check (period in ('fiveMinutes', 'hour', 'day', 'week', 'month')),
  claim text not null check (claim in ('byHand', 'automatic')),
  -- ledger units: less is carried to the next statement; more is not paid; null: no maximum
  minimum bigint not null check (minimum >= 0),
  maximum bigint check (maximum > 0),
  primary key (merchant, version, program),
  foreign key (merchant, version) references rebate_version,
  -- rewards no chasing of losses: cashback covers at least a day, and is not credited during play
  check (program <> 'cashback' or (period in ('day', 'week', 'month') and claim = 'byHand'))
);

-- Rates in hundredths of a percent. `rebate`: of valid bets, by category. `rakeback`: of house edge × valid bet, category ''.
-- `cashback`: of the net loss, category ''. A member's level has the rate of the highest listed level up to it.
create table rebate_rate (
  merchant text not null,
  version int not null,
  program rebate_program not null,
  category text not null,
  level smallint not null check (level between 0 and 9),
  rate_bp int not null check (rate_bp between 0 and 10000),
  primary key (merchant, version, program, category, level),
  foreign key (merchant, version, program) references rebate_terms
);

-- The house edge that rakeback assumes where a game states no RTP.
create table rebate_default_edge (
  merchant text not null,
  version int not null,
  category text not null,
  edge_bp int not null check (edge_bp between 0 and 10000),
  primary key (merchant, version, category),
  foreign key (merchant, version) references rebate_version
);

-- The house edge of each game over time, in hundredths of a percent: 100 % minus its stated RTP.
create table rebate_edge (
  game text not null,
  from_at timestamptz not null,
  edge_bp int not null check (edge_bp between 0 and 10000),
  primary key (game, from_at)
);

-- One settlement of one program over one closed period of a brand. A killed worker's run is resumed where it stopped.
create table rebate_run (
  id bigint generated always as identity primary key,
  merchant text not null,
  program rebate_program not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  version int not null,
  book int not null,
  currency text not null,
  -- amounts are paid in multiples of it (ledger units); the rest is carried
  unit bigint not null check (unit > 0),
  -- open: no statement yet; settled: statements are written, rewards are being offered; done
  state text not null default 'open' check (state in ('open', 'settled', 'done')),
  -- statements, those with something to pay, and its sum
  members int not null default 0,
  payable int not null default 0,
  amount bigint not null default 0,
  -- progress: statements of members up to it are offered
  paid_to bigint not null default 0,
  paid int not null default 0,
  begun_at timestamptz not null,
  settled_at timestamptz,
  done_at timestamptz,
  -- why the last attempt failed
  fault text,
  unique (merchant, program, starts_at),
  foreign key (merchant, version) references rebate_version
);
-- runs to resume
create index rebate_run_unfinished on rebate_run (id) where state <> 'done';
-- the report of a brand by day
create index rebate_run_brand on rebate_run (merchant, ends_at);

-- What a member earned in a period. Amounts are ledger units.
create table rebate_statement (
  member_id bigint not null references member,
  program rebate_program not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  run bigint not null references rebate_run,
  -- the cash wallet of the bets, which is paid
  wallet bigint not null,
  -- the VIP level at settlement
  level smallint not null,
  bets bigint not null,
  -- valid bets; net loss for cashback
  base bigint not null,
  -- by the rates, and within the maximum
  earned bigint not null,
  granted bigint not null,
  -- what late facts change in earlier periods
  corrected bigint not null,
  -- left over from the statement before, below zero after corrections
  carried bigint not null,
  -- what is paid, and what is left for the next statement
  amount bigint not null check (amount >= 0),
  left_over bigint not null,
  primary key (member_id, program, starts_at),
  check (granted + corrected + carried = amount + left_over)
);
-- offering the statements of a run in order
create index rebate_statement_payable on rebate_statement (run, member_id) include (amount, wallet) where amount > 0;

-- By category; `of_starts_at` names the period of the bets: an earlier one for a correction.
create table rebate_line (
  member_id bigint not null references member,
  program rebate_program not null,
  starts_at timestamptz not null,
  of_starts_at timestamptz not null,
  category text not null,
  level smallint not null,
  bets bigint not null,
  base bigint not null,
  earned bigint not null,
  primary key (member_id, program, starts_at, of_starts_at, category),
  check (of_starts_at <= starts_at)
);

-- The report: sums of a run by level and category; category '' has the members and what they are paid.
create table rebate_sum (
  run bigint not null references rebate_run,
  level smallint not null,
  category text not null,
  members int not null,
  bets bigint not null,
  base bigint not null,
  earned bigint not null,
  amount bigint not null,
  primary key (run, level, category)
);

-- Programs that operators have paused: nothing is settled or offered until they resume; the periods are settled then.
create table rebate_pause (
  merchant text not null references merchant (code),
  program rebate_program not null,
  by_account text not null,
  reason text not null,
  at timestamptz not null,
  primary key (merchant, program)
);

grant select, insert on rebate_version, rebate_terms, rebate_rate, rebate_default_edge, rebate_edge, rebate_statement, rebate_line,
  rebate_sum to fairhouse_app;
grant select, insert, update on rebate_run to fairhouse_app;
grant select, insert, delete on rebate_pause to fairhouse_app;
