-- Parts of hands whose wallet was frozen when the hand ended: the others are posted, these wait for the release.
create table card_leg_parked (
  hand uuid not null references card_hand (id),
  seat int not null,
  wallet bigint not null references wallet (id),
  -- the round of the betting record that it becomes
  round uuid not null,
  put bigint not null check (put >= 0),
  won bigint not null check (won >= 0),
  valid bigint not null check (valid between 0 and put),
  parked_at timestamptz not null default clock_timestamp(),
  -- later after a try that the ledger refused
  due_at timestamptz not null default clock_timestamp(),
  paid_at timestamptz,
  primary key (hand, seat)
);
-- parts that wait: what the worker asks for every moment
create index card_leg_parked_due on card_leg_parked (due_at) where paid_at is null;
-- whether a wallet has a part that waits
create index card_leg_parked_wallet on card_leg_parked (wallet) where paid_at is null;
grant select, insert, update on card_leg_parked to fairhouse_app;

alter table card_incident
  drop constraint card_incident_kind_check,
  add constraint card_incident_kind_check check (
    kind in ('made', 'opened', 'closed', 'setup', 'void', 'clock', 'private', 'empty', 'parked', 'paid')
  ),
  drop constraint card_incident_hand,
  add constraint card_incident_hand check ((kind in ('void', 'clock', 'parked', 'paid')) = (hand is not null));
