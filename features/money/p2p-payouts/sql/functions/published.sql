-- What other features may read of this one (docs/decisions/0038). Columns are added at the end.

create or replace view payout_match_view as
select id, withdrawal, state
from payout_match;

comment on view payout_match_view is 'Published: matches of peer-to-peer payouts.';

create or replace view payout_offer_view as
select withdrawal, merchant
from payout_offer;

comment on view payout_offer_view is 'Published: withdrawals that are offered to other members.';

grant select on payout_match_view, payout_offer_view to fairhouse_app;
