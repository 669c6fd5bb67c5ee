-- Outrights that are kept in step with the results of their season.
create table sport_outright (
  event uuid primary key,
  league text not null,
  season text not null,
  -- the state of the season that it was last priced for or settled by: the sum of its results' versions, and how many are final
  seen text not null default '',
  is_over boolean not null default false,
  at timestamptz not null default clock_timestamp(),
  unique (league, season)
);
-- those that are not decided
create index sport_outright_open on sport_outright (league) where not is_over;
grant select, insert, update on sport_outright to fairhouse_app;
