-- Approved withdrawals that operators pay at the brand's bank: who pays each, the bank's reference, and who confirmed it.

create table manual_payout (
  -- the withdrawal's own id and number
  id uuid primary key references withdrawal (id),
  number bigint not null unique,
  merchant text not null references merchant (code),
  currency text not null references currency (code),
  member_id bigint not null references member (id),
  -- what the bank transfers: the withdrawal without its fee
  amount bigint not null check (amount > 0),
  state text not null check (state in ('waiting', 'claimed', 'recorded', 'paid', 'failed')),
  -- whether another operator confirms what one recorded, as the setting was at the approval
  needs_second boolean not null,
  claimed_by uuid references operator (id),
  claimed_by_account text,
  claimed_at timestamptz,
  -- the bank's reference of the transfer, and the day on which the bank booked it
  bank_reference text check (length(bank_reference) between 3 and 140),
  booked_on date,
  recorded_by uuid references operator (id),
  recorded_by_account text,
  recorded_at timestamptz,
  -- who confirmed it: another operator, or an entry of the bank's statement
  confirmed_by uuid references operator (id),
  confirmed_by_account text,
  is_on_statement boolean not null default false,
  created_at timestamptz not null,
  due_at timestamptz not null,
  closed_at timestamptz,
  reason text check (length(reason) <= 200),
  check ((claimed_by is null) = (claimed_at is null)),
  check (state <> 'claimed' or claimed_by is not null),
  check ((bank_reference is null) = (booked_on is null)),
  check (state not in ('recorded', 'paid') or bank_reference is not null),
  check (state <> 'recorded' or recorded_by is not null),
  -- four eyes: who recorded a payment never confirms it (M12)
  constraint manual_payout_two_persons check (confirmed_by is null or confirmed_by is distinct from recorded_by),
  constraint manual_payout_confirmed check (
    state <> 'paid' or not needs_second or confirmed_by is not null or is_on_statement
  )
);
-- the queue, oldest first, and the lists by state
create index manual_payout_state on manual_payout (state, number);
-- one transfer of the bank pays one withdrawal; a failed payment keeps its reference and does not block it
create unique index manual_payout_reference on manual_payout (merchant, upper(bank_reference))
  where bank_reference is not null and state <> 'failed';

grant select, insert, update on manual_payout to fairhouse_app;
