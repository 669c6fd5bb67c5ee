-- Missions (docs/decisions/0067): typed data, launched by two operators, and each member's progress by period.
create table mission (
  id uuid primary key default uuidv7(),
  merchant text not null references merchant (code),
  currency text not null,
  state text not null default 'draft' check (state in ('draft', 'live', 'stopped')),
  title jsonb not null,
  -- period, goal and gift: rules/mission.ts
  data jsonb not null,
  -- rewards that it may give in all; null: no limit. `given` never exceeds it.
  most int check (most > 0),
  given int not null default 0 check (given >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  claim_days int not null check (claim_days between 1 and 90),
  created_by text not null,
  created_at timestamptz not null,
  launched_by text,
  launched_at timestamptz,
  stopped_at timestamptz,
  check (most is null or given <= most)
);
-- the missions of a brand: its page, the back office, and what new facts count for
create index mission_brand on mission (merchant, state, starts_at desc);

-- A member's progress in one period of a mission.
create table mission_progress (
  member_id bigint not null references member,
  mission uuid not null references mission,
  -- first brand-local day of the period
  period date not null,
  -- ledger units of valid bets, or a number; below zero between a void and the bet that it takes back
  done bigint not null,
  target bigint not null check (target > 0),
  -- how often a reward was withdrawn after a void: part of the next one's key
  turn int not null default 0 check (turn >= 0),
  reward_id uuid references reward,
  reached_at timestamptz,
  -- when the job decides about its reward; null: nothing to decide
  due_at timestamptz,
  updated_at timestamptz not null,
  primary key (member_id, mission, period)
);
-- what the job decides next
create index mission_progress_due on mission_progress (due_at) where due_at is not null;
-- reports of a mission
create index mission_progress_mission on mission_progress (mission);

-- Valid bets by day, where a mission counts days.
create table mission_day (
  member_id bigint not null references member,
  mission uuid not null references mission,
  day date not null,
  valid bigint not null,
  primary key (member_id, mission, day)
);

-- How far facts and deposits are counted; one row, written by the first run of the job.
create table mission_mark (
  is_only boolean primary key default true check (is_only),
  -- facts of settled play up to this batch are counted
  batch bigint not null,
  deposits_at timestamptz not null
);

grant select, insert, update on mission, mission_progress, mission_day, mission_mark to fairhouse_app;
