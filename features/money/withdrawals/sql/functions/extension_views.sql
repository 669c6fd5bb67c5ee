-- Views that features below ask for (docs/decisions/0038, sql/asks of those features). Columns are added at the end.

create or replace view exclusions_payout_account as
select member_id, bank, account_number, created_at
from payout_account;

comment on view exclusions_payout_account is 'Fills exclusions: bank accounts that members are paid to.';

create or replace view fraud_payout_account as
select member_id, bank, account_number, created_at
from payout_account;

comment on view fraud_payout_account is 'Fills fraud: bank accounts that members are paid to, closed ones too.';

create or replace view fraud_withdrawal as
select number, member_id, wallet, amount, state, requested_at
from withdrawal;

comment on view fraud_withdrawal is 'Fills fraud: withdrawals.';

create or replace view kyc_withdrawal as
select member_id, amount, state
from withdrawal;

comment on view kyc_withdrawal is 'Fills kyc: withdrawals.';

grant select on exclusions_payout_account, fraud_payout_account, fraud_withdrawal, kyc_withdrawal to fairhouse_app;
