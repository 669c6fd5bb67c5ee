-- What members and operators allow a member to spend and to play (R1 to R5), the reality check (R11), and why marketing
-- is silent. The wallets' guards in the ledger are made from these rows; these rows are what was decided, and when.

create table play_limit (
  member_id bigint not null references member (id),
  setter text not null check (setter in ('member', 'operator')),
  kind text not null check (kind in ('deposit', 'loss', 'wager', 'stake', 'time', 'session', 'hours', 'check')),
  period text not null check (period in ('once', 'day', 'week', 'month')),
  -- ledger units for money, minutes for time, session and check, one bit an hour for hours; null: no limit
  value bigint check (value >= 0),
  -- a looser one that was asked for: from then on it may be confirmed; null value: no limit any more
  next_value bigint check (next_value >= 0),
  next_from timestamptz,
  changed_at timestamptz not null,
  primary key (member_id, setter, kind, period),
  check ((period = 'once') = (kind in ('stake', 'session', 'hours', 'check'))),
  check (next_value is null or next_from is not null),
  check (kind <> 'hours' or value between 1 and 16777215)
);

-- Everything that was done to a limit, for the member and for auditors.
create table play_limit_event (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  setter text not null,
  kind text not null,
  period text not null,
  what text not null check (what in ('set', 'asked', 'confirmed', 'kept', 'reached')),
  value_before bigint,
  value_after bigint,
  -- from when a looser one may be confirmed
  due_at timestamptz,
  by_account text,
  reason text,
  at timestamptz not null
);
-- a member's history, newest first
create index play_limit_event_member on play_limit_event (member_id, id desc);
-- limits that were reached, newest first: the back office's list
create index play_limit_event_reached on play_limit_event (id desc) where what = 'reached';

-- The reality check of a member who plays: when the next one is due, and for which log-in.
create table play_check (
  member_id bigint primary key references member (id),
  session_id uuid not null,
  started_at timestamptz not null,
  due_at timestamptz,
  seen_at timestamptz
);

-- The question at the first deposit was answered (R2).
create table limit_prompt (
  member_id bigint primary key references member (id),
  answer text not null check (answer in ('set', 'none')),
  at timestamptz not null
);

-- How far the ledger's refusals have been read for the list of reached limits; one row.
create table limit_mark (
  is_only boolean primary key default true check (is_only),
  looked_to timestamptz not null
);

-- Marketing is silent for a member, besides exclusions, until this moment (R9, R15).
create table marketing_stop (
  member_id bigint primary key references member (id),
  until timestamptz,
  why text not null,
  at timestamptz not null
);

grant select, insert, update on play_limit, play_check, limit_mark, limit_prompt to fairhouse_app;
grant select, insert on play_limit_event to fairhouse_app;
grant select, insert, update, delete on marketing_stop to fairhouse_app;
