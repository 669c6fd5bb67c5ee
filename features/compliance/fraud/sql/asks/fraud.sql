-- What the fraud rules ask of features above them (docs/decisions/0038): views with these columns. Never applied; tidy and a test compare.

-- Deposits that were credited or failed. Made by the deposits feature.
create type fraud_deposit as (
  number bigint, member_id bigint, amount bigint, state text, credited_at timestamptz, closed_at timestamptz
);

-- Made by the withdrawals feature.
create type fraud_withdrawal as (
  number bigint, member_id bigint, wallet bigint, amount bigint, state text, requested_at timestamptz
);

-- Bank accounts that members are paid to, closed ones too. Made by the withdrawals feature.
create type fraud_payout_account as (member_id bigint, bank text, account_number text, created_at timestamptz);

-- Deposits and stakes by ledger entry. Made by the figures feature.
create type fraud_figure as (
  wallet bigint, member_id bigint, code smallint, at timestamptz, deposits bigint, deposit_fees bigint, stakes bigint
);

-- Which side of which event a member bet on. Made by the settled play feature.
create type fraud_side as (member_id bigint, event text, side text, stake bigint, at timestamptz);
