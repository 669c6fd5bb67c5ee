-- Brands and what is switched on for each. Definitions, defaults and sentences stand in code; rows hold what differs.

create table merchant (
  code text primary key check (code ~ '^[A-Z][A-Z0-9]{1,15}$'),
  name text not null,
  currency text not null,
  time_zone text not null,
  -- hosts that mean this brand, lower case and without port
  hosts text[] not null default '{}',
  sort integer not null default 0
);

create table merchant_setting (
  merchant text not null references merchant (code),
  name text not null,
  value jsonb not null,
  changed_at timestamptz not null default now(),
  primary key (merchant, name)
);

create table merchant_flag (
  merchant text not null references merchant (code),
  name text not null,
  is_on boolean not null,
  changed_at timestamptz not null default now(),
  primary key (merchant, name)
);

insert into merchant (code, name, currency, time_zone, hosts, sort)
values
  ('JADE', 'Jade', 'VND', 'Asia/Ho_Chi_Minh', '{}', 1),
  ('AMBER', 'Amber', 'USD', 'America/New_York', '{}', 2);

grant select on merchant to fairhouse_app;
grant select, insert, update on merchant_setting to fairhouse_app;
grant select, insert, update on merchant_flag to fairhouse_app;
