-- What other features may read of this one (docs/decisions/0038). Columns are added at the end.

create or replace view audit_entry_view as
select id, at, operator_account, action, object, reason, ip
from audit_entry;

comment on view audit_entry_view is 'Published: the audit log without the values before and after.';

grant select on audit_entry_view to fairhouse_app;
