-- What other features may read of this one (docs/decisions/0038). Columns are added at the end.

create or replace view adjustment_view as
select id, merchant, state, proposed_by
from adjustment;

comment on view adjustment_view is 'Published: the state of a proposed adjustment.';

grant select on adjustment_view to fairhouse_app;
