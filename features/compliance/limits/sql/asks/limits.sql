-- What the limits ask of features above them (docs/decisions/0038): views with these columns. Never applied; tidy and a test compare.

-- Deposits, whatever became of them. Made by the deposits feature.
create type limits_deposit as (
  member_id bigint, amount bigint, method uuid, state text, created_at timestamptz, expires_at timestamptz, credited_at timestamptz,
  closed_at timestamptz
);

-- Deposits and play by ledger entry. Made by the figures feature.
create type limits_figure as (
  wallet bigint, member_id bigint, code smallint, at timestamptz, deposits bigint, play_moved bigint
);

-- Games that were opened, by log-in. Made by the vendor wallets, which know of all ways to play.
create type limits_opening as (member_session_id uuid, opened_at timestamptz);
