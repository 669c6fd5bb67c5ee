-- The points mall: products, redemptions with their delivery, redeem codes.

create table mall_product (
  id uuid primary key default uuidv7(),
  merchant text not null references merchant (code),
  kind text not null check (kind in ('goods', 'cash', 'bonus')),
  title_en text not null check (title_en <> ''),
  title_vi text not null check (title_vi <> ''),
  text_en text not null,
  text_vi text not null,
  -- whole points; the same for every member
  points int not null check (points > 0),
  -- ledger units of money: of cash and bonus
  amount bigint check (amount > 0),
  -- of bonus: wagering as a multiple of the amount, days until it expires, and the hash of these terms
  wagering int check (wagering between 0 and 10),
  days int check (days between 1 and 365),
  terms text,
  -- pieces left; null: unlimited
  stock int check (stock >= 0),
  -- pieces that one member may redeem; null: any number
  per_member int check (per_member > 0),
  is_visible boolean not null,
  -- place in the list
  sort int not null,
  created_at timestamptz not null,
  check ((kind = 'goods') = (amount is null)),
  check ((kind = 'bonus') = (terms is not null) and (terms is null) = (wagering is null) and (terms is null) = (days is null))
);
-- a brand's list
create index mall_product_list on mall_product (merchant, sort, id);

create table mall_picture (
  -- random name in the file store
  file text primary key,
  product uuid not null references mall_product (id),
  added_at timestamptz not null
);
-- the pictures of a product, in their order
create index mall_picture_of on mall_picture (product, added_at, file);

create table mall_redemption (
  id uuid primary key default uuidv7(),
  number bigint generated always as identity (start with 100201) unique,
  merchant text not null references merchant (code),
  member_id bigint not null references member (id),
  -- convert: points to money by the ratio; reward: goods that a reward gave
  exchange_type text not null check (exchange_type in ('goods', 'cash', 'bonus', 'convert', 'reward')),
  product uuid references mall_product (id),
  title_en text not null,
  title_vi text not null,
  quantity int not null check (quantity > 0),
  -- whole points for all of it
  points int not null check (points >= 0),
  -- ledger units of money for all of it
  amount bigint check (amount > 0),
  currency text not null,
  state text not null check (state in ('process', 'approved', 'completed', 'rejected')),
  recipient text,
  phone text,
  address text,
  -- what the operator wrote to the member last
  remarks text,
  -- carrier and tracking number
  shipment text,
  at timestamptz not null,
  decided_at timestamptz,
  check ((recipient is null) = (address is null) and (phone is null) = (address is null)),
  check (exchange_type in ('goods', 'cash', 'bonus') = (product is not null) or exchange_type = 'reward')
);
-- a member's redemptions, newest first; how many pieces of a product a member has
create index mall_redemption_of on mall_redemption (member_id, number desc);
-- the queue of fulfilment
create index mall_redemption_waiting on mall_redemption (merchant, at) where state in ('process', 'approved');
-- the office's list by state
create index mall_redemption_state on mall_redemption (state, number desc);

create table mall_redemption_event (
  redemption uuid not null references mall_redemption (id),
  no int not null check (no > 0),
  at timestamptz not null,
  state text not null,
  by_account text,
  note text,
  primary key (redemption, no)
);

create table mall_code (
  id uuid primary key default uuidv7(),
  merchant text not null references merchant (code),
  -- upper case letters and digits
  code text not null check (code ~ '^[A-Z0-9]{4,32}$'),
  kind text not null check (kind in ('points', 'cash')),
  -- whole points, or ledger units of money
  amount bigint not null check (amount > 0),
  -- 1: single use
  most_uses int not null check (most_uses > 0),
  uses int not null default 0 check (uses between 0 and most_uses),
  valid_until timestamptz,
  is_stopped boolean not null default false,
  note text not null,
  created_by text not null,
  created_at timestamptz not null,
  unique (merchant, code)
);

-- One member uses a code once.
create table mall_code_use (
  code uuid not null references mall_code (id),
  member_id bigint not null references member (id),
  at timestamptz not null,
  primary key (code, member_id)
);
-- a member's uses
create index mall_code_use_of on mall_code_use (member_id);

grant select, insert, update on mall_product, mall_redemption, mall_code to fairhouse_app;
grant select, insert, delete on mall_picture to fairhouse_app;
grant select, insert on mall_redemption_event, mall_code_use to fairhouse_app;
