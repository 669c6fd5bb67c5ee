-- What other features may read of this one (docs/decisions/0038). New columns go at the end.

create or replace view game_session_view as
select member_session_id, member_id, game, wallet, opened_at
from game_session;

comment on view game_session_view is 'Published: launches of our own games; no token.';

grant select on game_session_view to fairhouse_app;
