-- Views that other features may read (docs/decisions/0038). New columns are appended.

create or replace view fraud_flag_view as
select id, number, member_id, rule, raised_at, state, reason
from fraud_flag;

comment on view fraud_flag_view is 'Published: flags of the fraud rules.';

grant select on fraud_flag_view to fairhouse_app;
