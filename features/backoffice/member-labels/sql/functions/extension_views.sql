-- Views that features below ask for (docs/decisions/0038, sql/asks of those features). New columns go at the end.

drop function if exists member_rank(bigint); -- the older function returned the rank of a single member

create or replace view live_chat_rank as
select l.member_id, max(k.rank_level)::int as rank_level
from member_labelled l
join member_label k on k.id = l.label
group by l.member_id;

comment on view live_chat_rank is 'Fills live-chat: the highest rank among a member''s labels; no row without a label.';

grant select on live_chat_rank to fairhouse_app;
