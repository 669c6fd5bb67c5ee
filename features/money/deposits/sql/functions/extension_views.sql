-- Views that features below ask for (docs/decisions/0038, sql/asks of those features). Columns are added at the end.

create or replace view limits_deposit as
select member_id, amount, method, state, created_at, expires_at, credited_at, closed_at
from deposit;

comment on view limits_deposit is 'Fills limits: deposits, whatever became of them.';

create or replace view fraud_deposit as
select number, member_id, amount, state, credited_at, closed_at
from deposit;

comment on view fraud_deposit is 'Fills fraud: deposits that were credited or failed.';

create or replace view kyc_deposit as
select member_id, amount, state, expires_at, credited_at
from deposit;

comment on view kyc_deposit is 'Fills kyc: deposits, whatever became of them.';

create or replace view inbox_depositor as
select member_id
from deposit
where credited_at is not null;

comment on view inbox_depositor is 'Fills inbox: who ever paid in, a row for each time.';

grant select on limits_deposit, fraud_deposit, kyc_deposit, inbox_depositor to fairhouse_app;
