-- A room in which nothing could be done is looked at again after a while. It is due before that when something changes in it, unlike a
-- room that pauses between two hands: both wait until next_at.
alter table card_room add column is_idle boolean not null default false;
