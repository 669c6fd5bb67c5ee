-- Views that features below ask for (docs/decisions/0038, sql/asks of those features). New columns go at the end.

create or replace view live_chat_rank as
select v.member_id, v.level::int as rank_level
from vip_member v
where v.level > 0;

comment on view live_chat_rank is 'Fills live-chat: the VIP rank of a member; no row for the base rank.';

grant select on live_chat_rank to fairhouse_app;
