-- What the exact rules found about members, and who looked into it (M17). A flag stops no money.

create table risk_flag (
  id uuid primary key default uuidv7(),
  number bigint generated always as identity unique,
  member_id bigint not null references member (id),
  rule text not null check (rule ~ '^[a-z][a-zA-Z]+$'),
  -- the merchant's calendar day of the newest event behind it
  day date not null,
  -- the newest event behind it: the same events never raise it twice, newer ones open it again
  newest_at timestamptz not null,
  -- figures by name; money as decimal text
  evidence jsonb not null,
  raised_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'cleared')),
  cleared_by uuid,
  cleared_by_account text,
  cleared_at timestamptz,
  reason text,
  unique (member_id, rule, day),
  check ((state = 'cleared') = (cleared_by is not null)),
  check ((state = 'cleared') = (cleared_at is not null and cleared_by_account is not null and reason is not null))
);
-- the list of a state, newest first
create index risk_flag_state on risk_flag (state, number desc);
-- what the reviewer of a withdrawal is shown
create index risk_flag_open on risk_flag (member_id) where state = 'open';

-- How far members' movements have been looked at; one row.
create table risk_mark (
  is_only boolean primary key default true check (is_only),
  looked_to timestamptz not null
);

-- members whose deposits were credited since the last look
create index risk_deposit_credited on deposit (credited_at) where credited_at is not null;
-- members whose deposits failed since the last look
create index risk_deposit_failed on deposit (closed_at) where state = 'failed';
-- members who asked for money since the last look
create index risk_withdrawal_requested on withdrawal (requested_at);
-- accounts that were bound since the last look
create index risk_account_bound on payout_account (created_at);

grant select, insert, update on risk_flag, risk_mark to fairhouse_app;

-- The dollar brand starts from other sums than the dong brand.
insert into merchant_setting (merchant, name, value)
values
  ('AMBER', 'riskLeast', '"50.00"'),
  ('AMBER', 'riskReportFrom', '"2000.00"')
on conflict do nothing;
