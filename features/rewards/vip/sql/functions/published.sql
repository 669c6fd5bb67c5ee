-- What other features may read of this one (docs/decisions/0038). Columns are added at the end.

-- Members above the base rank. `name` has a text per language.
create or replace view vip_member_rank as
select v.member_id, v.merchant, v.level::int as level, r.name, v.since
from vip_member v
join vip_brand b on b.merchant = v.merchant
join vip_rank r on r.version = b.version and r.level = v.level
where v.level > 0;

comment on view vip_member_rank is 'Published: the VIP rank of each member who has one; no row for the base rank, level 0.';

grant select on vip_member_rank to fairhouse_app;
