-- What the exclusions ask of features above them (docs/decisions/0038): views with these columns. Never applied; tidy and a test compare.

-- Bank accounts that members are paid to: a person is known by them. Made by the withdrawals feature.
create type exclusions_payout_account as (member_id bigint, bank text, account_number text, created_at timestamptz);
