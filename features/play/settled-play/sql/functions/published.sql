-- What other features may read of this one (docs/decisions/0038). Columns are added at the end.

-- Counted play by member and brand-local day; final once the day is closed.
create or replace view play_member_day_view as
select d.member_id, d.day, b.merchant, b.currency, d.vendor, d.game, d.category, d.rounds, d.stake, d.win, d.valid
from play_member_day d
join figure_book b on b.book = d.book;

comment on view play_member_day_view is 'Published: counted settled play by member, brand-local day and game.';

grant select on play_member_day_view to fairhouse_app;

-- Sides of settled bets: of opposite bets only the excess of one side counts (docs/decisions/0037).
create or replace view play_side_view as
select s.round, s.event, s.side, s.member_id, s.at, s.stake
from play_side s;

comment on view play_side_view is 'Published: which side of which event a settled bet was on; written before its first fact.';

grant select on play_side_view to fairhouse_app;
