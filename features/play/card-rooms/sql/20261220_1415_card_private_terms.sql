-- A private room keeps which room of the operator it copied: that one closes or changes, and the private ones close after their hand.
alter table card_room
  add column like_room bigint references card_room (id),
  add constraint card_room_like check (like_room is null or opened_by is not null);
comment on column card_room.like_room is 'The room whose terms a private one has; null: the operator’s, or opened before this was kept.';
-- the private rooms with the terms of a room
create index card_room_like on card_room (like_room) where like_room is not null and state <> 'closed';
-- rooms between two hands: what the worker asks for every moment, without those that are closed
create index card_room_due on card_room (next_at) where state <> 'closed' and tournament is null;
-- the rooms of a brand's lobby
create index card_room_open on card_room (merchant) where state <> 'closed';
-- the rooms that a member has opened today
create index card_room_opened on card_room (opened_by, made_at) where opened_by is not null;
