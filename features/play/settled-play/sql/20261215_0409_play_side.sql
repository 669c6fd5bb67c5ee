-- Which side of which event a settled bet was on (docs/decisions/0037): what its game reports, written once in the transaction that settles
-- the bet first, and never changed. Whether the bet counts is in its facts.
create table play_side (
  round uuid not null,
  -- one event, or one market of it, whose sides exclude each other
  event text not null,
  side text not null,
  member_id bigint not null,
  -- before the bet's first fact
  at timestamptz not null,
  stake bigint not null check (stake > 0),
  primary key (round, event, side)
);
-- bets of a period
create index play_side_at on play_side using brin (at);
-- who else bet on an event
create index play_side_event on play_side (event, member_id);
-- the latest bets of a member
create index play_side_member on play_side (member_id, at);

grant select, insert on play_side to fairhouse_app;
