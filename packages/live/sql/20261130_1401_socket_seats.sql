-- How many sockets each process holds for an address, a member or an operator. Nobody needs it after a fall: sockets fall, too.
create unlogged table socket_seat (
  place text not null,
  process uuid not null,
  held integer not null,
  -- a process says every ten seconds that it lives; what it held lapses with it
  seen_at timestamptz not null,
  primary key (place, process),
  constraint socket_seat_held check (held >= 0)
);
-- what processes left behind, swept by those that live
create index socket_seat_seen on socket_seat (seen_at);

grant select, insert, update, delete on socket_seat to fairhouse_app;
