-- Corrections of balances, which always need two operators (decision 41).

create table adjustment (
  id uuid primary key default uuidv7(),
  number bigint generated always as identity (start with 1001) unique,
  member_id bigint not null references member (id),
  merchant text not null references merchant (code),
  wallet bigint not null,
  currency text not null references currency (code),
  direction text not null check (direction in ('credit', 'debit')),
  amount bigint not null check (amount > 0),
  reason text not null check (length(reason) between 10 and 500),
  state text not null check (state in ('proposed', 'posted', 'rejected', 'withdrawn')),
  -- what the proposer saw
  balance_seen bigint not null,
  proposed_by uuid not null references operator (id),
  proposed_by_account text not null,
  proposed_at timestamptz not null,
  decided_by uuid references operator (id),
  decided_by_account text,
  decided_at timestamptz,
  decision_reason text,
  balance_before bigint,
  balance_after bigint,
  -- whoever proposed it may take it back, and nothing else
  constraint adjustment_four_eyes
    check (state in ('proposed', 'withdrawn') or decided_by is distinct from proposed_by),
  constraint adjustment_decided_whole check ((state = 'proposed') = (decided_by is null) and (decided_by is null) = (decided_at is null)),
  constraint adjustment_posted_whole check ((state = 'posted') = (balance_after is not null)),
  constraint adjustment_adds_up check (
    balance_after is null
    or balance_after - balance_before = case direction when 'credit' then amount else -amount end
  )
);
-- the queue, oldest first
create index adjustment_open on adjustment (number) where state = 'proposed';
-- the corrections of a member
create index adjustment_member on adjustment (member_id, number desc);

grant select, insert, update on adjustment to fairhouse_app;
