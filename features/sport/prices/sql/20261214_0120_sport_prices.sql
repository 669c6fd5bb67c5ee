-- Prices of sports events (docs/decisions/0100).

-- How an event is priced: the model's expectations and the trader's settings.
create table sport_pricing (
  event uuid primary key,
  -- expected goals, points, chances on serve, of a round or a map, or win chances of the runners
  expected float8[] not null check (cardinality(expected) between 1 and 40),
  -- form, feed:<key>, virtual, operator:<account>
  source text not null,
  shift float8[] not null default '{0,0}' check (cardinality(shift) = 2),
  margin float8 not null default 0.06 check (margin between 0.01 and 0.3),
  margins json not null default '{}',
  -- moves with each change, so that the event is priced again
  version int not null default 1
);

-- The present prices of an event: all offers, replaced at each version.
create table sport_book (
  event uuid primary key,
  version int not null,
  -- what it was priced from
  event_version int not null,
  pricing_version int not null,
  offers json not null,
  -- the main offers, for lists
  main json not null,
  count int not null,
  at timestamptz not null
) with (fillfactor = 50);

-- Prices that changed, by version: [[market|period|line|outcome, price or null], …].
create table sport_move (
  event uuid not null,
  version int not null,
  cause text not null,
  changed json not null,
  at timestamptz not null,
  primary key (event, version)
);

-- What traders have suspended. A value is a sport, a league's key, an event's ID, event|market|period, or empty for everything.
create table sport_stop (
  scope text not null check (scope in ('everything', 'sport', 'league', 'event', 'market')),
  value text not null,
  by_name text not null,
  reason text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (scope, value),
  constraint sport_stop_everything check ((scope = 'everything') = (value = ''))
);

grant select, insert, update on sport_pricing, sport_book to fairhouse_app;
grant select, insert on sport_move to fairhouse_app;
grant select, insert, delete on sport_stop to fairhouse_app;
