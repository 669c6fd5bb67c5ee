-- Vendors that keep members' money in a wallet of their own (MEM-04), and what moved between it and the main wallet.

create table transfer_vendor (
  merchant text not null references merchant (code),
  vendor text not null check (vendor ~ '^[a-z][a-z0-9-]{1,30}$'),
  -- closed: nothing goes there any more; what is there may always come back
  is_open boolean not null,
  -- of one transfer to the vendor
  least bigint not null check (least > 0),
  most bigint not null check (most >= least),
  primary key (merchant, vendor)
);

create table vendor_transfer (
  id uuid primary key default uuidv7(),
  number bigint generated always as identity (start with 100051) unique,
  merchant text not null,
  vendor text not null,
  member_id bigint not null references member (id),
  wallet bigint not null references wallet (id),
  -- out: from the main wallet to the vendor; back: home again
  direction text not null check (direction in ('out', 'back')),
  currency text not null references currency (code),
  amount bigint not null check (amount > 0),
  state text not null default 'pending' check (state in ('pending', 'done', 'failed')),
  -- the vendor's word for why not
  reason text check (length(reason) <= 200),
  vendor_ref text check (length(vendor_ref) <= 80),
  made_at timestamptz not null,
  -- when the vendor was last told or asked
  asked_at timestamptz,
  settled_at timestamptz,
  foreign key (merchant, vendor) references transfer_vendor (merchant, vendor),
  check ((state = 'pending') = (settled_at is null))
);
-- what a member moved, newest first
create index vendor_transfer_member on vendor_transfer (member_id, number desc);
-- the back office's list of a brand, newest first
create index vendor_transfer_brand on vendor_transfer (merchant, number desc);
-- what the worker asks about; and one at a time: until a vendor has said how it ended, nothing else moves there
create unique index vendor_transfer_pending on vendor_transfer (member_id, vendor) where state = 'pending';

-- News that contradict what was settled: nobody's money moves on them, a person looks.
create table vendor_transfer_alarm (
  id uuid primary key default uuidv7(),
  transfer uuid not null references vendor_transfer (id),
  at timestamptz not null,
  told text not null check (length(told) <= 200),
  unique (transfer, told)
);

grant select, insert, update on transfer_vendor to fairhouse_app;
grant select, insert, update on vendor_transfer to fairhouse_app;
grant select, insert on vendor_transfer_alarm to fairhouse_app;
