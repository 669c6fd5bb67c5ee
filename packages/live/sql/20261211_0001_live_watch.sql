-- What the pages of each process watch, and how many. Not kept after a crash: pages connect again.
create unlogged table live_watch (
  name text not null,
  process uuid not null,
  pages integer not null check (pages > 0),
  -- a process repeats it every ten seconds; after three missed beats its names are forgotten
  seen_at timestamptz not null,
  primary key (name, process)
);

grant select, insert, update, delete on live_watch to fairhouse_app;
