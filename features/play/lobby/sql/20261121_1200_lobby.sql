-- The catalogue of a deployment: vendors and games as rows, so that an operator switches them; what a game is stands in code.

create table vendor (
  -- the code that the calls name `vassalage`
  code text primary key check (code ~ '^[A-Z][A-Z0-9_]{0,30}$'),
  name text not null,
  -- a vendor without a contract has a page and a name plate, and counts for no category (decision 28)
  is_contracted boolean not null default false,
  is_stopped boolean not null default false,
  sort integer not null default 1000,
  since date not null
);

create table game (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
  vendor text not null references vendor (code),
  category text not null,
  kind text not null,
  name_en text not null,
  name_vi text not null,
  rtp_text text not null,
  is_provably_fair boolean not null,
  -- maintenance for every merchant: rounds in play finish, new ones are refused
  is_stopped boolean not null default false,
  stopped_why text,
  -- false where the code no longer has it: kept for history
  is_built boolean not null default true,
  sort integer not null default 1000,
  since date not null
);
-- the games of a vendor or a category
create index game_category on game (category, vendor);

-- What one brand does with a game; no row: on, in the catalogue's order.
create table merchant_game (
  merchant text not null references merchant (code),
  game text not null references game (id),
  is_on boolean not null default true,
  is_hot boolean not null default false,
  sort integer,
  primary key (merchant, game)
);

insert into vendor (code, name, is_contracted, sort, since)
values ('JADE_FORGE', 'Jade Forge', true, 1, '2026-11-21');

-- Vendors that the specification names, each with a plain name plate until there is a contract.
insert into vendor (code, name, sort, since)
select code, code, 100 + n, '2026-11-21'
from unnest(array[
  'JILI', 'PG', 'FC', 'PP', 'BNG', 'AG', 'BBIN', 'CQ9', 'GG', 'PT', 'RTG', 'BG', 'DG', 'EA', 'LOTUS', 'OG', 'TGP', 'KX',
  'KY', 'TH', 'WS', 'XY', 'AE', 'ISB', 'MG', 'MGS', 'PNG', 'TTG', 'WD', 'IBC', 'SBT', 'UG'
]) with ordinality as named (code, n);

grant select, insert, update on vendor to fairhouse_app;
grant select, insert, update on game to fairhouse_app;
grant select, insert, update on merchant_game to fairhouse_app;
