-- What happened to a card room beside its hands: closed, opened, changed, a hand that was voided, one whose last decision was the clock's.
create table card_incident (
  number bigint generated always as identity primary key,
  room bigint not null references card_room (id),
  kind text not null check (kind in ('made', 'opened', 'closed', 'setup', 'void', 'clock')),
  hand uuid references card_hand (id),
  -- the hand's number as members see it, or the version of the setup; empty without one
  label text not null default '',
  -- empty: the clock
  by_name text not null default '',
  approved_by text not null default '',
  reason text not null default '',
  at timestamptz not null default clock_timestamp(),
  constraint card_incident_hand check ((kind in ('void', 'clock')) = (hand is not null))
);
-- the log of one room
create index card_incident_room on card_incident (room, number desc);

create trigger card_incident_is_final before update or delete or truncate on card_incident
for each statement execute function ledger_refuse_change();

-- the hands of a day, for the figures of the back office
create index card_hand_ended on card_hand (room, ended_at) where ended_at is not null;

grant select, insert on card_incident to fairhouse_app;
