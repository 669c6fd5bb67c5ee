-- Tables that dealers deal by hand: shoe, video, and who is at their consoles.
create table dealer_table (
  code text primary key check (code ~ '^[A-Z0-9]{2,12}$'),
  -- what was seen of the shoe (rules/shoe.ts); null: none was opened
  shoe json,
  -- address of the HLS playlist; empty: without video
  video text not null default '' check (length(video) <= 500),
  -- delay at the last look; null: not measured, or lost
  delay_ms int check (delay_ms >= 0),
  -- looks in a row that found no video
  losses int not null default 0 check (losses >= 0),
  -- no bets are taken until the video is back
  is_paused boolean not null default false
);

-- Who is at which console. One person is at one console, one console has one person.
create table dealer_shift (
  id uuid primary key,
  code text not null references dealer_table (code),
  source text not null check (source in ('dealer', 'second')),
  operator text not null,
  account text not null,
  -- as members see the dealer
  name text not null check (length(name) between 1 and 40),
  -- the page that the person works at: another one is refused until it takes over
  console uuid not null,
  started_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz check (ended_at >= started_at),
  ended_by text not null default ''
);
-- one person at a console
create unique index dealer_shift_console on dealer_shift (code, source) where ended_at is null;
-- one console for a person
create unique index dealer_shift_person on dealer_shift (operator) where ended_at is null;
-- the shifts of a table
create index dealer_shift_code on dealer_shift (code, started_at desc);

-- What each source has read of a round, in order. An entry that was taken back is in the incident log only.
create table dealer_scan (
  round uuid not null,
  source text not null check (source in ('dealer', 'second')),
  place int not null check (place > 0),
  value int not null check (value >= 0),
  -- the deck that a card was printed for, where the scanner reads it
  deck int check (deck between 1 and 8),
  account text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (round, source, place)
);

grant select, insert, update on dealer_table, dealer_shift to fairhouse_app;
grant select, insert, delete on dealer_scan to fairhouse_app;
