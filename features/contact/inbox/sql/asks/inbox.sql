-- What the inbox asks of features above it (docs/decisions/0038): views with these columns. Never applied; tidy and a test compare.

-- When members were last seen. Made by the identity feature.
create type inbox_session as (member_id bigint, last_seen_at timestamptz);

-- Who ever paid in, a row for each time. Made by the deposits feature.
create type inbox_depositor as (member_id bigint);
