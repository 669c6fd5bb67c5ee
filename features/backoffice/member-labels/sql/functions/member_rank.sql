-- The level of a member's highest rank; 0 where no label of theirs is one. Other features' lists ask it row by row: a member
-- carries a handful of labels, found by the primary key of player_labelled.

create or replace function member_rank(p_member bigint)
returns int
language sql stable as $$
  select coalesce(max(k.rank_level), 0)::int
  from player_labelled l
  join player_label k on k.id = l.label
  where l.member_id = p_member
$$;

grant execute on function member_rank(bigint) to fairhouse_app;
