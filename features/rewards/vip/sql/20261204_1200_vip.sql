-- VIP ranks (docs/decisions/0061): versions of a brand's ranks, each member's rank, progress by period, history.

-- What the ranks of a brand are from a day on; a later number for the same or an earlier period replaces one that has not begun.
create table vip_version (
  id uuid primary key default uuidv7(),
  merchant text not null references merchant (code),
  number int not null check (number > 0),
  -- its first brand-local day: the beginning of a period, except for the first version
  from_day date not null,
  -- decision 27: a week from Monday, half a month, a month
  period text not null check (period in ('W', 'H', 'M')),
  made_by text not null,
  reason text not null,
  made_at timestamptz not null,
  unique (merchant, number)
);

-- The ranks of a version. Level 0, the base rank, has no row: it has no conditions.
create table vip_rank (
  version uuid not null references vip_version,
  level smallint not null check (level between 1 and 9),
  name jsonb not null,
  -- ledger units in one period; 0: no such condition
  up_valid bigint not null check (up_valid >= 0),
  up_deposits bigint not null check (up_deposits >= 0),
  keep_valid bigint not null check (keep_valid >= 0),
  keep_deposits bigint not null check (keep_deposits >= 0),
  -- withdrawals of its members stand first in the operators' queue
  is_first_paid boolean not null,
  -- on reaching the rank, on the birthday, at the beginning of each period; null: none
  gifts jsonb not null,
  primary key (version, level),
  check (up_valid > 0 or up_deposits > 0),
  check (keep_valid <= up_valid and keep_deposits <= up_deposits)
);

-- The period of a brand that is open, and the version that applies in it.
create table vip_brand (
  merchant text primary key references merchant (code),
  version uuid not null references vip_version,
  from_day date not null,
  -- the first day after it
  to_day date not null check (to_day > from_day)
);

-- How far facts are taken; one row.
create table vip_mark (
  is_only boolean primary key default true check (is_only),
  -- the progress of members with settled play in batches up to it is computed
  batch bigint not null,
  -- deposits credited up to it are counted, except for transactions that were still running
  deposits_at timestamptz not null
);

-- A member's valid bets and deposits in a period; final once the period is closed.
create table vip_progress (
  member_id bigint not null references member,
  period date not null,
  merchant text not null references merchant (code),
  -- ledger units; a void is subtracted in the period of the void, so a sum may be below zero
  valid bigint not null default 0,
  deposits bigint not null default 0 check (deposits >= 0),
  primary key (member_id, period)
);
-- the members of a brand in a period
create index vip_progress_brand on vip_progress (merchant, period, member_id);

-- Deposits that are counted: each once, in the period that was open then.
create table vip_deposit (
  deposit uuid primary key,
  member_id bigint not null references member,
  period date not null,
  amount bigint not null check (amount > 0)
);
-- a member's deposits of a period
create index vip_deposit_member on vip_deposit (member_id, period);

-- A member's rank; no row before the first one.
create table vip_member (
  member_id bigint primary key references member,
  merchant text not null references merchant (code),
  level smallint not null check (level between 0 and 9),
  since timestamptz not null,
  -- the brand's period that the row stands in, and the rank at its beginning: what the end of the period judges
  period date not null,
  start_level smallint not null check (start_level between 0 and level),
  -- set by operators: not below this level up to and including the period of that day; null day: until they change it
  floor_level smallint check (floor_level between 1 and 9),
  floor_until date,
  check (floor_until is null or floor_level is not null),
  check (floor_level is null or floor_level <= level)
);
-- the rows of a brand that still stand in a closed period; the report of ranks
create index vip_member_period on vip_member (merchant, period, member_id);
create index vip_member_level on vip_member (merchant, level);

-- Every change of a rank.
create table vip_change (
  id uuid primary key default uuidv7(),
  member_id bigint not null references member,
  merchant text not null references merchant (code),
  at timestamptz not null,
  period date not null,
  from_level smallint not null,
  to_level smallint not null,
  cause text not null check (cause in ('upgrade', 'retention', 'operators')),
  -- the sums that it was decided on
  valid bigint not null,
  deposits bigint not null,
  version uuid not null references vip_version,
  check (from_level <> to_level)
);
-- a member's history, newest first; reports of a brand
create index vip_change_member on vip_change (member_id, at desc, id desc);
create index vip_change_brand on vip_change (merchant, at);

grant select, insert on vip_version, vip_rank, vip_deposit, vip_change to fairhouse_app;
grant select, insert, update on vip_brand, vip_mark, vip_progress, vip_member to fairhouse_app;
