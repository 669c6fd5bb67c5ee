-- Views that other features may read (docs/decisions/0038). New columns are appended.

create or replace view card_hand_view as
select h.id, h.number, h.state, h.ended_at, r.merchant, r.code as room_code, r.currency, r.is_practice
from card_hand h
join card_room r on r.id = h.room;

comment on view card_hand_view is 'Published: hands of card rooms without their cards.';

grant select on card_hand_view to fairhouse_app;
