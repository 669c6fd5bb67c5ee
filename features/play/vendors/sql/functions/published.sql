-- What other features may read of this one (docs/decisions/0038). New columns go at the end.

create or replace view vendor_player_view as
select vendor, ref, wallet, currency
from vendor_player;

comment on view vendor_player_view is 'Published: members as vendors know them.';

create or replace view vendor_session_view as
select id, vendor, player, game, member_session_id, opened_at
from vendor_session;

comment on view vendor_session_view is 'Published: launches of vendors'' games; no token.';

grant select on vendor_player_view, vendor_session_view to fairhouse_app;
