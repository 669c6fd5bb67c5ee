-- Instant tickets: finite printed series with published prize counts. A series is determined by a seed whose hash, and the hash of all
-- its tickets, are published before its first sale.

-- One row for each design and purse. Purchases of a design lock it, so that tickets are sold in the order of their numbers.
create table ticket_sale (
  design text not null,
  -- play money has series of its own: it takes no ticket from a real one
  is_demo boolean not null,
  -- whether tickets are sold, and the next series opens when one is sold out
  is_open boolean not null default true,
  primary key (design, is_demo)
);

create table ticket_series (
  id uuid primary key default uuidv7(),
  design text not null,
  is_demo boolean not null,
  number int not null check (number > 0),
  -- names it to members, and is part of every ticket's hash
  label text not null unique check (label ~ '^[A-Z0-9-]{3,40}$'),
  -- size, prizes and prices as they were published
  config jsonb not null,
  config_hash text not null check (config_hash ~ '^[0-9a-f]{64}$'),
  size int not null check (size > 0),
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  series_hash text not null check (series_hash ~ '^[0-9a-f]{64}$'),
  -- encrypted until it is revealed, and afterwards
  seed bytea not null,
  state text not null default 'printed' check (state in ('printed', 'open', 'closed', 'revealed')),
  -- numbers 1 to `sold` are sold
  sold int not null default 0,
  printed_at timestamptz not null default clock_timestamp(),
  opened_at timestamptz,
  closed_at timestamptz,
  revealed_at timestamptz,
  -- why an operator closed it; null for a series that is sold out
  closed_reason text,
  constraint ticket_series_sold check (sold between 0 and size),
  constraint ticket_series_sold_out check (state <> 'closed' or sold = size or closed_reason is not null),
  foreign key (design, is_demo) references ticket_sale (design, is_demo),
  unique (design, is_demo, number)
);

-- one series of a design is on sale at a time
create unique index ticket_series_open on ticket_series (design, is_demo) where state = 'open';

create function ticket_series_refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.label <> new.label or old.config_hash <> new.config_hash or old.config <> new.config
    or old.size <> new.size or old.commitment <> new.commitment or old.series_hash <> new.series_hash or old.seed <> new.seed
    or new.sold < old.sold or (old.state in ('closed', 'revealed') and new.sold <> old.sold) or old.state = 'revealed' then
    raise exception 'ticket series %: what was published stays', old.label using errcode = 'FH050';
  end if;
  return new;
end $$;
create trigger ticket_series_is_kept before update or delete on ticket_series
for each row execute function ticket_series_refuse_change();

create table instant_ticket (
  -- the ledger's round
  id uuid primary key,
  series uuid not null references ticket_series (id),
  number int not null check (number > 0),
  member_id bigint not null references member,
  wallet bigint not null,
  price bigint not null check (price > 0),
  bought_at timestamptz not null,
  -- index of its prize, 255 for none; stored when it is scratched, so that no row tells what is under a scratch layer
  prize smallint check (prize between 0 and 255),
  win bigint check (win >= 0),
  scratched_at timestamptz,
  -- scratched by the system because its time was over
  is_expired boolean not null default false,
  unique (series, number),
  constraint instant_ticket_scratched check ((prize is null) = (scratched_at is null) and (win is null) = (prize is null))
);

-- a member's tickets, newest first
create index instant_ticket_member on instant_ticket (member_id, id desc);
-- what is left to scratch: the job, and whether a series can be revealed
create index instant_ticket_waiting on instant_ticket (series, bought_at) where scratched_at is null;
-- prizes found of a series
create index instant_ticket_found on instant_ticket (series, prize) where prize < 255;

create function instant_ticket_refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.scratched_at is not null or old.series <> new.series or old.number <> new.number
    or old.member_id <> new.member_id or old.price <> new.price then
    raise exception 'instant ticket %: it stays as it was sold and scratched', old.id using errcode = 'FH051';
  end if;
  return new;
end $$;
create trigger instant_ticket_is_kept before update or delete on instant_ticket
for each row execute function instant_ticket_refuse_change();

grant select, insert, update on ticket_sale, ticket_series, instant_ticket to fairhouse_app;
