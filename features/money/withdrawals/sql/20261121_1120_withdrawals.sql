-- Accounts that members are paid to, and what they asked to be paid.

create table bank (
  code text primary key check (code ~ '^[A-Z][A-Z0-9]{1,11}$'),
  currency text not null references currency (code),
  name text not null,
  -- the bank's number in the national directory; empty where the rail needs none
  bin text not null default '',
  least_digits int not null check (least_digits > 0),
  most_digits int not null,
  sort int not null default 0,
  is_open boolean not null default true,
  check (most_digits between least_digits and 34)
);

create table payout_account (
  id uuid primary key default uuidv7(),
  member_id bigint not null references member (id),
  bank text not null references bank (code),
  account_number text not null check (account_number ~ '^\d{4,34}$'),
  holder text not null check (holder = upper(holder)),
  created_at timestamptz not null,
  closed_at timestamptz
);
-- a member's own; one number is bound once at a time
create unique index payout_account_own on payout_account (member_id, bank, account_number) where closed_at is null;
-- members who share an account are shown to the reviewer
create index payout_account_number on payout_account (bank, account_number);

create table withdrawal (
  id uuid primary key default uuidv7(),
  number bigint generated always as identity (start with 100092) unique,
  member_id bigint not null references member (id),
  merchant text not null references merchant (code),
  wallet bigint not null,
  currency text not null references currency (code),
  account uuid not null references payout_account (id),
  -- leaves the wallet; `amount - fee` reaches the account
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  state text not null check (
    state in ('requested', 'claimed', 'approved', 'paying', 'paid', 'received', 'failed', 'rejected')
  ),
  -- how many operators must agree, as the rule was at the request
  eyes smallint not null check (eyes in (1, 2)),
  claimed_by uuid,
  claimed_by_account text,
  claimed_at timestamptz,
  first_by uuid,
  first_by_account text,
  first_at timestamptz,
  second_by uuid,
  second_by_account text,
  second_at timestamptz,
  processor text not null,
  processor_ref text,
  -- when the order was last given to, or asked of, the processor
  asked_at timestamptz,
  requested_at timestamptz not null,
  due_at timestamptz not null,
  sent_at timestamptz,
  paid_at timestamptz,
  -- minutes of silence after the payment that count as a receipt, as the setting was at the request (CSH-03)
  receipt_minutes int not null check (receipt_minutes > 0),
  receipt_due_at timestamptz,
  closed_at timestamptz,
  is_auto_received boolean not null default false,
  reason text,
  check (amount > fee),
  check ((claimed_by is null) = (claimed_at is null)),
  -- four eyes: never the same person twice (M12)
  constraint withdrawal_two_persons check (second_by is null or (first_by is not null and first_by <> second_by)),
  constraint withdrawal_agreed check (
    state not in ('paying', 'paid', 'received', 'failed') or (first_by is not null and (eyes = 1 or second_by is not null))
  )
);
-- a member's own, newest first; today's count and sum
create index withdrawal_member on withdrawal (member_id, number desc);
-- the queue, the most urgent first
create index withdrawal_queue on withdrawal (due_at) where state in ('requested', 'claimed', 'approved');
-- what the worker sends, asks about and counts as received
create index withdrawal_moving on withdrawal (state, asked_at) where state in ('paying', 'paid');
-- the back office's list by state, newest first
create index withdrawal_state on withdrawal (state, number desc);
-- how long payments took lately, for the clock that members see
create index withdrawal_paid on withdrawal (merchant, paid_at) where paid_at is not null;

create table withdrawal_event (
  withdrawal uuid not null references withdrawal (id),
  no int not null check (no > 0),
  at timestamptz not null,
  what text not null,
  by_operator text,
  note text,
  primary key (withdrawal, no)
);

grant select, insert, update on bank, payout_account, withdrawal to fairhouse_app;
grant select, insert on withdrawal_event to fairhouse_app;

-- Banks of the national directory (NAPAS numbers) for VND, and the two rails of the USD demo.
insert into bank (code, currency, name, bin, least_digits, most_digits, sort)
values
  ('VCB', 'VND', 'Vietcombank', '970436', 6, 19, 1),
  ('TCB', 'VND', 'Techcombank', '970407', 6, 19, 2),
  ('ACB', 'VND', 'ACB', '970416', 6, 19, 3),
  ('BIDV', 'VND', 'BIDV', '970418', 6, 19, 4),
  ('MB', 'VND', 'MB Bank', '970422', 6, 19, 5),
  ('CTG', 'VND', 'VietinBank', '970415', 6, 19, 6),
  ('AGR', 'VND', 'Agribank', '970405', 6, 19, 7),
  ('VPB', 'VND', 'VPBank', '970432', 6, 19, 8),
  ('TPB', 'VND', 'TPBank', '970423', 6, 19, 9),
  ('SHB', 'VND', 'SHB', '970443', 6, 19, 10),
  ('STB', 'VND', 'Sacombank', '970403', 6, 19, 11),
  ('HDB', 'VND', 'HDBank', '970437', 6, 19, 12),
  ('VIB', 'VND', 'VIB', '970441', 6, 19, 13),
  ('OCB', 'VND', 'OCB', '970448', 6, 19, 14),
  ('ACH', 'USD', 'Bank account (ACH)', '', 4, 17, 1),
  ('WIRE', 'USD', 'Bank account (wire)', '', 4, 17, 2);

-- Where the dollar brand starts from other sums than the dong brand.
insert into merchant_setting (merchant, name, value)
values
  ('AMBER', 'withdrawLeast', '"10.00"'),
  ('AMBER', 'withdrawMost', '"20000.00"'),
  ('AMBER', 'withdrawDayMost', '"40000.00"'),
  ('AMBER', 'secondApprovalFrom', '"5000.00"')
on conflict do nothing;
