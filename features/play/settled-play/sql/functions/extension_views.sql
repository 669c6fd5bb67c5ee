-- Views that features below ask for (docs/decisions/0038, sql/asks of those features). Columns are added at the end.

create or replace view fraud_side as
select s.member_id, s.event, s.side, s.stake, s.at
from play_side s;

comment on view fraud_side is 'Fills fraud: which side of which event a member bet on.';

grant select on fraud_side to fairhouse_app;
