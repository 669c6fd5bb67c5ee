-- Views that other features may read (docs/decisions/0038). New columns are appended.

create or replace view risk_flag_view as
select id, number, member_id, rule, raised_at, state, reason
from risk_flag;

comment on view risk_flag_view is 'Published: flags of the fraud rules.';

grant select on risk_flag_view to fairhouse_app;
