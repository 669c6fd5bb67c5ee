-- What other features may read of this one (docs/decisions/0038). Columns are added at the end.

create or replace view operator_view as
select id, account, state, brands
from operator;

comment on view operator_view is 'Published: accounts of operators, and the brands that they work for; no password.';

grant select on operator_view to fairhouse_app;
