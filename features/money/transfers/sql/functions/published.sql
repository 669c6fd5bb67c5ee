-- What other features may read of this one (docs/decisions/0038). Columns are added at the end.

create or replace view transfer_view as
select sender, direction, amount
from transfer;

comment on view transfer_view is 'Published: the sums of transfers between members.';

grant select on transfer_view to fairhouse_app;
