-- Views that features below ask for (docs/decisions/0038, sql/asks of those features). New columns go at the end.

create or replace view limits_opening as
select member_session_id, opened_at
from game_session_view
union all
select member_session_id, opened_at
from vendor_session_view
union all
select member_session, opened_at
from vendor_visit;

comment on view limits_opening is 'Fills limits: games that were opened and stays in a vendor''s own wallet, by log-in.';

grant select on limits_opening to fairhouse_app;
