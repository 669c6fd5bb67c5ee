-- What other features may read of this one (docs/decisions/0038). Columns are added at the end.

-- Counted play by member and brand-local day; final once the day is closed.
create or replace view play_member_day_view as
select d.member_id, d.day, b.merchant, b.currency, d.vendor, d.game, d.category, d.rounds, d.stake, d.win, d.valid
from play_member_day d
join figure_book b on b.book = d.book;

comment on view play_member_day_view is 'Published: counted settled play by member, brand-local day and game.';

grant select on play_member_day_view to fairhouse_app;
