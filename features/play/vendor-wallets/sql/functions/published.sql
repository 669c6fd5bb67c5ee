-- What other features may read of this one (docs/decisions/0038). New columns go at the end.

create or replace view vendor_verdict_view as
select transfer, state, proposed_by
from vendor_verdict;

comment on view vendor_verdict_view is 'Published: decisions about a vendor''s transfer.';

create or replace view vendor_transfer_alarm_view as
select transfer, closed_at
from vendor_transfer_alarm;

comment on view vendor_transfer_alarm_view is 'Published: open alarms about a vendor''s transfer.';

create or replace view vendor_transfer_view as
select id, merchant
from vendor_transfer;

comment on view vendor_transfer_view is 'Published: the brand of a transfer to or from a vendor''s wallet.';

grant select on vendor_verdict_view, vendor_transfer_alarm_view, vendor_transfer_view to fairhouse_app;
