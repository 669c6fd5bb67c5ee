-- Limits and opening hours of live tables and crash, as versions: the newest of a kind is in force. Without one, a table has its usual
-- limits and pace and is always open.
create table live_setup (
  -- of a table, "BAC1", or CRASH
  code text not null check (code ~ '^[A-Z0-9]{2,12}$'),
  kind text not null check (kind in ('limits', 'hours')),
  version int not null check (version > 0),
  value json not null,
  created_by text not null,
  approved_by text not null,
  reason text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (code, kind, version)
);

-- Tables that are closed, and why: one that its hours have closed is opened by them, one that an operator has closed is not.
create table live_closed (
  code text primary key check (code ~ '^[A-Z0-9]{2,12}$'),
  why text not null check (why in ('operator', 'hours')),
  since timestamptz not null default clock_timestamp()
);

-- What happened to a table beside its rounds: closed, opened, rounds called off, changed limits and hours.
create table live_incident (
  number bigint generated always as identity primary key,
  code text not null check (code ~ '^[A-Z0-9]{2,12}$'),
  kind text not null check (kind in ('closed', 'opened', 'void', 'limits', 'hours')),
  round uuid,
  -- the round's number as members see it; empty without one
  label text not null default '',
  -- empty: the opening hours
  by_name text not null default '',
  approved_by text not null default '',
  reason text not null default '',
  at timestamptz not null default clock_timestamp()
);
-- the log of one table
create index live_incident_code on live_incident (code, number desc);

create trigger live_setup_is_final before update or delete or truncate on live_setup
for each statement execute function ledger_refuse_change();
create trigger live_incident_is_final before update or delete or truncate on live_incident
for each statement execute function ledger_refuse_change();

grant select, insert on live_setup, live_incident to fairhouse_app;
grant select, insert, update, delete on live_closed to fairhouse_app;
