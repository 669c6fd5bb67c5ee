-- Sports events (docs/decisions/0100). An event's ID is also the ID of its betting window.

create table sport_league (
  key text primary key check (key ~ '^[a-z0-9][a-z0-9-]{0,79}$'),
  sport text not null check (sport in ('football', 'basketball', 'tennis', 'racing', 'shooter', 'arena')),
  name text not null,
  country text check (country ~ '^[A-Z]{2}$'),
  is_virtual boolean not null default false,
  created_at timestamptz not null default clock_timestamp()
);

-- Teams, players and runners.
create table sport_side (
  key text primary key check (key ~ '^[a-z0-9][a-z0-9-]{0,79}$'),
  sport text not null,
  name text not null,
  short text not null check (length(short) between 2 and 4),
  colour_1 text not null check (colour_1 ~ '^#[0-9a-f]{6}$'),
  colour_2 text not null check (colour_2 ~ '^#[0-9a-f]{6}$'),
  country text check (country ~ '^[A-Z]{2}$')
);

create table sport_venue (
  key text primary key,
  name text not null,
  city text not null,
  time_zone text not null
);

create table sport_feed (
  key text primary key check (key ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  name text not null,
  -- SHA-256 of its API key
  key_hash bytea not null,
  is_on boolean not null default true,
  -- no message for too long: its events are suspended until it is back and has filled its gaps
  is_stale boolean not null default false,
  -- everything up to this number was taken
  last_sequence int not null default 0,
  last_at timestamptz,
  repeated int not null default 0,
  reordered int not null default 0,
  rejected int not null default 0,
  last_problem text not null default '',
  created_by text not null,
  created_at timestamptz not null default clock_timestamp()
);

create table sport_event (
  id uuid primary key,
  number bigint not null generated always as identity unique,
  -- who supplies it: import, office, virtual, or feed:<key>; and what they call it
  source text not null,
  source_key text not null,
  sport text not null,
  league text not null references sport_league (key),
  season text not null,
  label text not null default '',
  venue text references sport_venue (key),
  starts_at timestamptz not null,
  state text not null default 'scheduled'
    check (state in ('scheduled', 'live', 'ended', 'official', 'postponed', 'abandoned', 'cancelled')),
  home text references sport_side (key),
  away text references sport_side (key),
  -- a field of runners: [[number, side], …]
  runners json,
  -- what is known of it in play (rules/live.ts)
  live json,
  -- counts the changes
  version int not null default 0,
  -- counts the interruptions of betting: that of its window
  epoch int not null default 0,
  -- why nobody may bet now: unpriced, trader, feed (silent or incomplete), provider (its word), incident; none: open
  stops text[] not null default '{unpriced}',
  feed text references sport_feed (key),
  -- the shared round that decides a virtual event
  round uuid unique,
  result_version int not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  unique (source, source_key),
  constraint sport_event_sides check ((home is null) = (away is null) and (home is null) = (runners is not null)),
  constraint sport_event_two check (home <> away)
) with (fillfactor = 60);
-- what is on, and when
create index sport_event_coming on sport_event (starts_at, id) where state in ('scheduled', 'live', 'ended', 'postponed');
-- results, newest first; the table of a league
create index sport_event_over on sport_event (starts_at desc, id) where state in ('official', 'abandoned', 'cancelled');
create index sport_event_league on sport_event (league, season, starts_at);
-- form and meetings of two sides
create index sport_event_home on sport_event (home, starts_at desc) where state = 'official';
create index sport_event_away on sport_event (away, starts_at desc) where state = 'official';
-- the events of a feed that may be bet on
create index sport_event_fed on sport_event (feed) where feed is not null and state in ('scheduled', 'live');

create table sport_incident (
  event uuid not null references sport_event (id),
  no int not null check (no > 0),
  kind text not null,
  side text check (side in ('home', 'away')),
  minute int,
  who text,
  -- for periods: what was counted so far; for a score: as it is
  data json,
  home int not null,
  away int not null,
  -- operator:<id>, feed:<key>, virtual; and the number of a feed's message
  source text not null,
  sequence int,
  is_void boolean not null default false,
  at timestamptz not null default clock_timestamp(),
  primary key (event, no)
);
-- an incident that a feed takes back or sends twice
create unique index sport_incident_message on sport_incident (source, sequence) where sequence is not null;

-- Results as each source entered them.
create table sport_entry (
  id bigint generated always as identity primary key,
  event uuid not null references sport_event (id),
  source text not null,
  by_name text not null,
  result json not null,
  reason text not null default '',
  state text not null default 'waiting' check (state in ('waiting', 'used', 'replaced')),
  at timestamptz not null default clock_timestamp()
);
-- one entry of each source waits for another
create unique index sport_entry_waiting on sport_entry (event, source) where state = 'waiting';

-- Confirmed results, by version: bets are settled by the last.
create table sport_result (
  event uuid not null references sport_event (id),
  version int not null check (version > 0),
  result json not null,
  entered_by text not null,
  confirmed_by text not null,
  reason text not null default '',
  at timestamptz not null default clock_timestamp(),
  primary key (event, version),
  constraint sport_result_two check (entered_by <> confirmed_by)
);
create trigger sport_result_is_final before update or delete or truncate on sport_result
for each statement execute function ledger_refuse_change();

-- Messages of feeds: taken once each, in order.
create table sport_feed_message (
  feed text not null references sport_feed (key),
  sequence int not null,
  kind text not null,
  body json not null,
  -- waiting: an earlier one is missing
  outcome text not null,
  event uuid,
  sent_at timestamptz not null,
  at timestamptz not null default clock_timestamp(),
  primary key (feed, sequence)
);

create table sport_favourite (
  member_id bigint not null,
  kind text not null check (kind in ('event', 'league', 'side')),
  key text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (member_id, kind, key)
);

grant select, insert, update on sport_league, sport_side, sport_venue, sport_feed, sport_event, sport_incident, sport_entry,
  sport_feed_message to fairhouse_app;
grant select, insert on sport_result to fairhouse_app;
grant select, insert, delete on sport_favourite to fairhouse_app;
