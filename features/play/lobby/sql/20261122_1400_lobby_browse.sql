-- What the lobby is filtered by, and the games that members keep close.

alter table game add column themes text[] not null default '{}';
alter table game add column volatility text not null default 'medium' check (volatility in ('low', 'medium', 'high'));

create table favourite_game (
  member_id bigint not null references member (id),
  game text not null references game (id),
  added_at timestamptz not null,
  -- a member's favourites, and whether one game is among them
  primary key (member_id, game)
);

grant select, insert, delete on favourite_game to fairhouse_app;
