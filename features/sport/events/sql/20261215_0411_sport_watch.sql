-- When someone last looked at a page of sports: what runs for viewers only (replays) rests while nobody does.
create table sport_watch (
  id boolean primary key default true check (id),
  at timestamptz not null
);

grant select, insert, update on sport_watch to fairhouse_app;
