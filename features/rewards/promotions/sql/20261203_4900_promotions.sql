-- Promotions (docs/decisions/0060): typed data; a change makes a new version, and what was joined keeps its own.
create table promotion (
  id uuid primary key default uuidv7(),
  merchant text not null,
  currency text not null,
  state text not null default 'draft' check (state in ('draft', 'live', 'stopped')),
  category text not null,
  title jsonb not null,
  summary jsonb not null,
  data jsonb not null,
  -- of a bonus; null where it gives cash
  terms_hash text,
  -- ledger units that it may give in all; null: no limit. `spent` never exceeds it.
  budget bigint check (budget > 0),
  spent bigint not null default 0 check (spent >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz,
  claim_days int not null check (claim_days between 1 and 365),
  created_by text not null,
  created_at timestamptz not null,
  launched_at timestamptz,
  stopped_at timestamptz,
  check (budget is null or spent <= budget)
);

-- the page of a brand, and the back office, newest first
create index promotion_merchant on promotion (merchant, state, starts_at desc);

-- A member's part in a promotion: once.
create table promotion_entry (
  promotion uuid not null references promotion,
  member_id bigint not null references member,
  state text not null check (state in ('joined', 'given', 'unmet')),
  joined_at timestamptz not null,
  -- the deposit that counted, and the reward it led to
  deposit uuid,
  reward_id uuid references reward,
  amount bigint,
  unmet text,
  decided_at timestamptz,
  primary key (promotion, member_id)
);

-- who waits for a deposit
create index promotion_entry_waiting on promotion_entry (member_id) where state = 'joined';

grant select, insert, update on promotion to fairhouse_app;
grant select, insert, update on promotion_entry to fairhouse_app;
