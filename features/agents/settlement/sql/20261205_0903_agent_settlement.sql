-- Settlement of agents' contracts (docs/decisions/0080): one run per brand, kind and closed period, with a statement per agent.
create table agent_run (
  id bigint generated always as identity primary key,
  merchant text not null references merchant (code),
  kind text not null check (kind in ('dividend', 'daily', 'hourly', 'realTime')),
  period text not null check (period in ('D', 'W', 'H', 'M', 'hour', 'fiveMinutes')),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  book int not null,
  currency text not null,
  -- amounts are paid in multiples of it (ledger units); the rest is carried
  unit bigint not null check (unit > 0),
  -- who pays a downline's gross: the brand, or the upline out of its own (decision 52)
  payer text not null check (payer in ('brand', 'upline')),
  -- facts of batches up to it are counted; null until the statements are written
  batch bigint,
  -- open: no statement yet; settled: statements are written and being paid; done
  state text not null default 'open' check (state in ('open', 'settled', 'done')),
  agents int not null default 0,
  payable int not null default 0,
  amount bigint not null default 0,
  -- progress: statements of agents up to it are paid
  paid_to bigint not null default 0,
  paid int not null default 0,
  begun_at timestamptz not null,
  settled_at timestamptz,
  done_at timestamptz,
  -- why the last attempt failed
  fault text,
  unique (merchant, kind, period, starts_at)
);
-- runs to resume
create index agent_run_unfinished on agent_run (id) where state <> 'done';

-- What an agent earned in a period. Amounts are ledger units.
create table agent_statement (
  id uuid primary key default uuidv7(),
  number bigint generated always as identity unique,
  run bigint not null references agent_run,
  member_id bigint not null references member (id),
  -- null: the agent had no contract in the period, but corrections of earlier ones
  contract uuid,
  -- the cash wallet that is paid
  wallet bigint not null,
  score bigint not null,
  -- of the line below: valid bets, stake less win, what its members were given, members who bet
  valid bigint not null,
  net_loss bigint not null,
  bonuses bigint not null,
  actives bigint not null,
  -- what the rate applies to; by the contract; what the contracts of direct downlines take; what is the agent's
  base bigint not null,
  gross bigint not null,
  taken bigint not null,
  earned bigint not null,
  -- what later facts change in earlier periods
  corrected bigint not null,
  -- left over from the statement before, below zero where it was owed
  carried bigint not null,
  amount bigint not null check (amount >= 0),
  left_over bigint not null,
  unique (run, member_id),
  check (earned + corrected + carried = amount + left_over)
);
-- an agent's statements, newest first, and what the newest left over
create index agent_statement_member on agent_statement (member_id, number);
-- paying the statements of a run in order
create index agent_statement_payable on agent_statement (run, member_id) include (amount, wallet) where amount > 0;

-- What an earlier period of an agent comes to with facts that were counted since: before and after.
create table agent_correction (
  run bigint not null references agent_run,
  member_id bigint not null references member (id),
  of_run bigint not null references agent_run,
  before bigint not null,
  after bigint not null check (after <> before),
  primary key (run, member_id, of_run)
);
-- what a period comes to now
create index agent_correction_of on agent_correction (of_run, member_id, run);

grant select, insert, update on agent_run to fairhouse_app;
grant select, insert, update on agent_statement to fairhouse_app;
grant select, insert on agent_correction to fairhouse_app;
