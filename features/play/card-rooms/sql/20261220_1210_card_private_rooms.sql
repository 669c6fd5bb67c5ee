-- Private rooms: opened by a member with the terms of one of the operator's rooms, played by who has the code, closed when empty.
alter table card_room
  add column opened_by bigint references member (id),
  add column made_at timestamptz not null default clock_timestamp(),
  add constraint card_room_private check (opened_by is null or tournament is null);
comment on column card_room.opened_by is 'The member who opened a private room; null: a room of the operator.';
-- the open private rooms: of a member, and those that the clock closes once they are empty
create index card_room_private on card_room (opened_by, id) where opened_by is not null and state <> 'closed';

alter table card_incident
  drop constraint card_incident_kind_check,
  add constraint card_incident_kind_check
    check (kind in ('made', 'opened', 'closed', 'setup', 'void', 'clock', 'private', 'empty'));
