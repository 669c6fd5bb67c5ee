-- What other features may read of this one (docs/decisions/0038). Columns are added at the end.

create or replace view deposit_view as
select id, number, member_id, merchant, wallet, currency, method, amount, state, created_at, expires_at, credited_at,
  closed_at, claimed_by_account, reason
from deposit;

comment on view deposit_view is 'Published: deposits.';

create or replace view deposit_method_view as
select id, merchant, code, name, account
from deposit_method;

comment on view deposit_method_view is 'Published: deposit methods by name.';

create or replace view deposit_slip_view as
select deposit
from deposit_slip;

comment on view deposit_slip_view is 'Published: which deposits have a slip.';

grant select on deposit_view, deposit_method_view, deposit_slip_view to fairhouse_app;
