-- Free rounds that a game's vendor gives (docs/decisions/0060): what was ordered, how it stands, and each win that the vendor reported.
create table free_rounds_order (
  id uuid primary key references reward,
  merchant text not null,
  member_id bigint not null references member,
  currency text not null,
  vendor text not null,
  game text not null,
  cash_wallet bigint not null,
  -- where wins collect that become a bonus; null: they are cash at once
  win_wallet bigint unique,
  rounds int not null check (rounds > 0),
  stake bigint not null check (stake > 0),
  terms_hash text not null references bonus_terms,
  state text not null default 'waiting' check (state in ('waiting', 'active', 'refused', 'cancelling', 'ended')),
  outcome text check (outcome in ('played', 'expired', 'cancelled', 'undelivered')),
  -- the vendor's own words where it refused
  reason text,
  played int not null default 0 check (played >= 0),
  until_at timestamptz not null,
  ordered_at timestamptz not null,
  ended_at timestamptz,
  -- calls without a reply since the last one
  silent int not null default 0,
  next_at timestamptz not null,
  check ((state = 'ended') = (outcome is not null)),
  check ((state = 'ended') = (ended_at is not null))
);

-- the member's page, newest first
create index free_rounds_order_member on free_rounds_order (member_id, ordered_at desc, id desc);

-- the job: what is to be asked
create index free_rounds_order_next on free_rounds_order (next_at) where state in ('waiting', 'active', 'cancelling');

-- the back office: what a vendor refused
create index free_rounds_order_refused on free_rounds_order (merchant, ordered_at) where state = 'refused';

create table free_rounds_win (
  vendor text not null,
  -- the vendor's id of the transaction
  ref text not null,
  order_id uuid not null references free_rounds_order,
  amount bigint not null check (amount >= 0),
  is_back boolean not null default false,
  at timestamptz not null,
  primary key (vendor, ref)
);

-- what an order has won
create index free_rounds_win_order on free_rounds_win (order_id);

grant select, insert, update on free_rounds_order, free_rounds_win to fairhouse_app;
