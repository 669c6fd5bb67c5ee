-- Views that features below ask for (docs/decisions/0038, sql/asks of those features). New columns go at the end.

create or replace view live_chat_rank as
select v.member_id, v.level::int as rank_level
from vip_member v
where v.level > 0;

comment on view live_chat_rank is 'Fills live-chat: the VIP rank of a member; no row for the base rank.';

create or replace view withdrawals_first as
select v.member_id
from vip_member v
join vip_brand b on b.merchant = v.merchant
join vip_rank r on r.version = b.version and r.level = v.level
where r.is_first_paid;

comment on view withdrawals_first is 'Fills withdrawals: members whose withdrawals stand first in the operators'' queue.';

grant select on live_chat_rank, withdrawals_first to fairhouse_app;
