-- What other features may read of this one (docs/decisions/0038). Columns are added at the end.

create or replace view merchant_setting_view as
select merchant, name, value, changed_at
from merchant_setting;

comment on view merchant_setting_view is 'Published: what a brand set.';

grant select on merchant_setting_view to fairhouse_app;
