-- What identity verification asks of features above it (docs/decisions/0038): views with these columns. Never applied; tidy and a test
-- compare. Their sums say from when documents are asked for.

-- Deposits, whatever became of them. Made by the deposits feature.
create type kyc_deposit as (member_id bigint, amount bigint, state text, expires_at timestamptz, credited_at timestamptz);

-- Made by the withdrawals feature.
create type kyc_withdrawal as (member_id bigint, amount bigint, state text);

-- Transfers between members. Made by the transfers feature.
create type kyc_transfer as (sender bigint, direction text, amount bigint);
