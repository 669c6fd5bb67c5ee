-- Facts whose own window was closed when they came, and the moment at which they count instead (docs/decisions/0037).
create or replace view play_late_view as
select member_id, at, wallet, seq, counted_at
from play_late;

comment on view play_late_view is 'Published: facts that count in a later window than their own.';

grant select on play_late_view to fairhouse_app;
