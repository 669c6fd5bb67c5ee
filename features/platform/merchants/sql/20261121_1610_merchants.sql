-- What makes one brand differ from another beside its settings and flags: hosts, system status, who may come in from
-- where, the addresses it is reached at, and which jurisdiction's terms hold. Every change is announced to all processes.

create table merchant_host (
  -- lower case, without port; a host means one brand
  host text primary key check (host ~ '^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$'),
  merchant text not null references merchant (code),
  created_at timestamptz not null default now()
);

insert into merchant_host (host, merchant)
select unnest(hosts), code
from merchant;

alter table merchant drop column hosts;

create table merchant_status (
  merchant text primary key references merchant (code),
  is_closed boolean not null,
  -- when the maintenance is expected to end, shown in the visitor's own time
  ends_at timestamptz,
  changed_at timestamptz not null
);

create table region_rule (
  id uuid primary key default uuidv7(),
  merchant text not null references merchant (code),
  kind text not null check (kind in ('country', 'network')),
  -- an ISO 3166 country, or a network such as 203.0.113.0/24
  place text not null,
  deed text not null check (deed in ('allow', 'refuse')),
  note text not null default '',
  created_at timestamptz not null,
  unique (merchant, kind, place),
  check (kind <> 'country' or place ~ '^[A-Z]{2}$')
);

create table domain_route (
  merchant text not null references merchant (code),
  -- scheme, host and port, such as https://play.example.org
  origin text not null check (origin ~ '^https?://[a-z0-9.-]+(:[0-9]{1,5})?$'),
  sort integer not null default 0,
  -- how long the address took to answer when it was last measured; null where it did not
  speed_ms integer check (speed_ms >= 0),
  measured_at timestamptz,
  primary key (merchant, origin)
);

create table jurisdiction_pack (
  code text primary key check (code ~ '^[a-z][a-zA-Z0-9-]{1,30}$'),
  name text not null,
  -- only the terms that differ from the pack that allows everything; their types and sentences stand in code
  terms jsonb not null default '{}',
  changed_at timestamptz not null default now()
);

create table jurisdiction_country (
  country text primary key check (country ~ '^[A-Z]{2}$'),
  pack text not null references jurisdiction_pack (code)
);

insert into jurisdiction_pack (code, name, terms)
values
  ('default', 'Everything allowed, safer-play tools on', '{}'),
  (
    'strict',
    'The strictest of every term',
    '{"minimumAge": 21, "slotRoundMs": 2500, "allowsAutoplay": false, "celebratesLosses": false, "wageringMost": 10}'
  );

-- A process drops what it has read as soon as this arrives; the payload names the table.
create function announce_configuration() returns trigger
language plpgsql
as $$
begin
  perform pg_notify('configuration', tg_table_name);
  return null;
end
$$;

create trigger announce after insert or update or delete on merchant
for each statement execute function announce_configuration();

create trigger announce after insert or update or delete on merchant_setting
for each statement execute function announce_configuration();

create trigger announce after insert or update or delete on merchant_flag
for each statement execute function announce_configuration();

create trigger announce after insert or update or delete on merchant_host
for each statement execute function announce_configuration();

create trigger announce after insert or update or delete on merchant_status
for each statement execute function announce_configuration();

create trigger announce after insert or update or delete on region_rule
for each statement execute function announce_configuration();

-- a new measurement is no change
create trigger announce after insert or delete or update of origin, sort on domain_route
for each statement execute function announce_configuration();

create trigger announce after insert or update or delete on jurisdiction_pack
for each statement execute function announce_configuration();

create trigger announce after insert or update or delete on jurisdiction_country
for each statement execute function announce_configuration();

grant update (name, time_zone) on merchant to fairhouse_app;
grant select, insert, delete on merchant_host to fairhouse_app;
grant select, insert, update on merchant_status to fairhouse_app;
grant select, insert, update, delete on region_rule to fairhouse_app;
grant select, insert, update, delete on domain_route to fairhouse_app;
grant select, update on jurisdiction_pack to fairhouse_app;
grant select, insert, update, delete on jurisdiction_country to fairhouse_app;
