-- Adjustments of agents' income by two operators, and the spread of rebates as a kind of its own (docs/decisions/0080).

-- A line of the agent's next statement of the same kind and period: of the first period that ends after the adjustment was made.
create table agent_adjustment (
  id uuid primary key default uuidv7(),
  number bigint generated always as identity unique,
  merchant text not null references merchant (code),
  member_id bigint not null references member (id),
  -- the statement that was wrong
  of_statement bigint not null references agent_statement (number),
  kind text not null check (kind in ('dividend', 'daily', 'hourly', 'realTime', 'spread')),
  period text not null check (period in ('D', 'W', 'H', 'M', 'hour', 'fiveMinutes')),
  -- ledger units; below zero it takes off
  amount bigint not null check (amount <> 0),
  reason text not null,
  made_by text not null, -- account of the operator who asked for it
  made_at timestamptz not null,
  -- the run whose statement has it; null until then
  run bigint references agent_run
);
-- what the next run of a series takes in
create index agent_adjustment_waiting on agent_adjustment (merchant, kind, period, made_at) where run is null;
-- a brand's adjustments, newest first
create index agent_adjustment_brand on agent_adjustment (merchant, number);
-- those of a member, for its statements and the export of its data
create index agent_adjustment_member on agent_adjustment (member_id, run);

alter table agent_statement
  add column adjusted bigint not null default 0,
  drop constraint agent_statement_check,
  add constraint agent_statement_formula check (earned + corrected + adjusted + carried = amount + left_over);

alter table agent_run
  drop constraint agent_run_kind_check,
  add constraint agent_run_kind_check check (kind in ('dividend', 'daily', 'hourly', 'realTime', 'spread'));

grant select, insert, update on agent_adjustment to fairhouse_app;
