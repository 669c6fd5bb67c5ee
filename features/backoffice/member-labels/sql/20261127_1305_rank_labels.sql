-- A label may be a rank: who carries it has its level, and customer service knows it.

-- 0 is no rank; the highest of a member's labels is their rank
alter table player_label add column rank_level smallint not null default 0 check (rank_level between 0 and 9);
