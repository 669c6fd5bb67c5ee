-- Payments of a tournament whose wallet did not pay out when it was decided: the other players are paid, and these wait for their wallet
-- (docs/decisions/0110-card-rooms.md#tournaments).
create table card_tournament_parked (
  id bigint generated always as identity primary key,
  tournament bigint not null references card_tournament (id),
  -- not a foreign key: who was left out before the start has no entry any longer
  entry bigint not null unique,
  member_id bigint not null references member (id),
  name text not null check (length(name) between 1 and 40),
  wallet bigint not null references wallet (id),
  cash bigint not null references wallet (id),
  -- a prize: the round of the betting record, whose price is posted with it; null: an entry that is returned
  round uuid,
  place int,
  -- to cash; of an entry without a prize 0
  amount bigint not null check (amount >= 0),
  parked_at timestamptz not null default clock_timestamp(),
  paid_at timestamptz
);
-- what the worker looks at every moment
create index card_tournament_parked_due on card_tournament_parked (id) where paid_at is null;
-- the parked payments of one tournament
create index card_tournament_parked_of on card_tournament_parked (tournament, id);
-- a member's, for the export of their data
create index card_tournament_parked_member on card_tournament_parked (member_id, id);

alter table card_tournament_incident
  add column player text not null default '',
  drop constraint card_tournament_incident_kind_check,
  add constraint card_tournament_incident_kind_check check (kind in ('made', 'started', 'cancelled', 'over', 'parked', 'paid'));
comment on column card_tournament_incident.player is 'Whose payment was parked or paid; empty: the whole tournament.';

grant select, insert, update on card_tournament_parked to fairhouse_app;
