-- What other features may read of this one (docs/decisions/0038). Columns are added at the end.

create or replace view withdrawal_view as
select id, number, member_id, merchant, wallet, currency, account, amount, fee, state, claimed_by_account, first_by,
  first_at, requested_at, closed_at, reason
from withdrawal;

comment on view withdrawal_view is 'Published: withdrawals.';

create or replace view payout_account_view as
select id, member_id, bank, account_number, created_at
from payout_account;

comment on view payout_account_view is 'Published: bank accounts that members are paid to.';

create or replace view bank_view as
select code, name
from bank;

comment on view bank_view is 'Published: names of banks.';

create or replace view withdrawal_override_approval_view as
select withdrawal, state, proposed_by
from withdrawal_override_approval;

comment on view withdrawal_override_approval_view is 'Published: requests to pay out against a stop.';

grant select on withdrawal_view, payout_account_view, bank_view, withdrawal_override_approval_view to fairhouse_app;
