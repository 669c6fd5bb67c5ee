-- What other features may read of this one (docs/decisions/0038). Columns are added at the end.

create or replace view operator_view as
select id, account, state, brands
from operator;

comment on view operator_view is 'Published: accounts of operators, and the brands that they work for; no password.';

grant select on operator_view to fairhouse_app;

create or replace view operator_contact_view as
select id as operator_id, lower(email) as email
from operator;

comment on view operator_contact_view is 'Published: email addresses of operators, to find their own member accounts.';

create or replace view operator_address_view as
select operator_id, ip as address, max(last_seen_at) as last_seen_at
from operator_session
group by operator_id, ip;

comment on view operator_address_view is 'Published: the network addresses that an operator logged in from.';

grant select on operator_contact_view, operator_address_view to fairhouse_app;
