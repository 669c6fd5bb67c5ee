-- What other features may read of this one (docs/decisions/0038). Columns are added at the end.

create or replace view manual_payout_view as
select id, number, merchant, currency, member_id, amount, state, bank_reference
from manual_payout;

comment on view manual_payout_view is 'Published: withdrawals that operators pay at a bank.';

grant select on manual_payout_view to fairhouse_app;
