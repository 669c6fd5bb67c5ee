-- Views that features below ask for (docs/decisions/0038, sql/asks of those features). Columns are added at the end.

create or replace view kyc_transfer as
select sender, direction, amount
from transfer;

comment on view kyc_transfer is 'Fills kyc: transfers between members.';

grant select on kyc_transfer to fairhouse_app;
