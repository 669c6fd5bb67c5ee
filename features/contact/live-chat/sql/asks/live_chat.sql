-- What the live chat asks of features above it (docs/decisions/0038): views with these columns. Never applied; tidy and a test compare.

-- Members with a rank, who wait less. Made by vip.
create type live_chat_rank as (member_id bigint, rank_level integer);
