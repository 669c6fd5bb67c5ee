-- Members who wait for a seat of a full room, first come first served. A seat that is free is held for one of them for a minute.
create table card_wait (
  id bigint generated always as identity primary key,
  room bigint not null references card_room (id),
  member_id bigint not null references member (id),
  since timestamptz not null default clock_timestamp(),
  -- a free seat is held until then; null: waits
  held_until timestamptz,
  unique (room, member_id)
);
-- seats that were held for long enough: what the worker asks for every moment
create index card_wait_held on card_wait (held_until) where held_until is not null;

grant select, insert, update, delete on card_wait to fairhouse_app;
