-- Seats in fishing rooms (docs/decisions/0111-fishing.md). Rows with database time, so that any process goes on after another ended; a
-- seat changes no bet.

create table fishing_seat (
  merchant text not null references merchant (code),
  game text not null check (length(game) between 1 and 60),
  number int not null check (number >= 1),
  seat int not null check (seat between 0 and 3),
  member_id bigint not null references member (id),
  -- masked: the table shows it
  name text not null check (length(name) between 1 and 40),
  -- the barrel of the cannon
  level int not null default 0 check (level between 0 and 2),
  taken_at timestamptz not null default clock_timestamp(),
  -- the last sign of the member: a beat of the page or a volley
  seen_at timestamptz not null default clock_timestamp(),
  primary key (merchant, game, number, seat),
  -- one seat per person in a room
  constraint fishing_seat_person unique (merchant, game, member_id)
);
-- seats that have lapsed are deleted
create index fishing_seat_seen on fishing_seat (seen_at);

grant select, insert, update, delete on fishing_seat to fairhouse_app;
