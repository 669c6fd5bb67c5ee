-- Results of draws as they were entered: by operators, by an import, by feeds. Two equal entries of different sources settle a draw.
create table lottery_entry (
  id bigint generated always as identity primary key,
  round uuid not null,
  -- "operator:<id>" or "feed:<id>": one person or feed counts once, however often it enters
  source text not null check (source ~ '^(operator|feed):[0-9a-f-]{36}$'),
  -- the operator's account or the feed's name
  by_name text not null,
  -- typed into the form, read from a file, or delivered by a feed
  how text not null check (how in ('form', 'file', 'feed')),
  outcome json not null,
  -- waiting: for an equal one; used: it decided the draw; replaced: the same source entered another one
  state text not null default 'waiting' check (state in ('waiting', 'used', 'replaced')),
  at timestamptz not null default clock_timestamp()
);
-- one entry of a source counts for a draw
create unique index lottery_entry_waiting on lottery_entry (round, source) where state = 'waiting';
-- the entries of a draw, in order
create index lottery_entry_round on lottery_entry (round, id);

-- Feeds of published results.
create table lottery_feed (
  id uuid primary key default uuidv7(),
  name text not null unique check (name ~ '^[a-z0-9][a-z0-9-]{1,30}$'),
  -- push: it calls us with its key; pull: its address is fetched
  kind text not null check (kind in ('push', 'pull')),
  -- SHA-256 of the API key
  key_hash bytea,
  url text,
  is_on boolean not null default true,
  created_by text not null,
  created_at timestamptz not null default clock_timestamp(),
  -- the last delivery, and what was wrong with it
  last_at timestamptz,
  last_problem text not null default '',
  check ((kind = 'push') = (key_hash is not null) and (kind = 'pull') = (url is not null))
);

grant select, insert, update on lottery_entry, lottery_feed to fairhouse_app;
