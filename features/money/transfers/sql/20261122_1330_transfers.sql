-- Money that moves inside one line of agents and members (decision 18).

create table transfer (
  id uuid primary key default uuidv7(),
  number bigint generated always as identity (start with 100031) unique,
  merchant text not null references merchant (code),
  sender bigint not null references member (id),
  receiver bigint not null references member (id),
  -- up: to who stands above; down: to who stands below
  direction text not null check (direction in ('up', 'down')),
  -- how many steps of the line lie between the two
  distance smallint not null check (distance > 0),
  currency text not null references currency (code),
  amount bigint not null check (amount > 0),
  at timestamptz not null,
  check (sender <> receiver)
);
-- what a member sent, newest first; today's count and sum
create index transfer_sender on transfer (sender, number desc);
-- what a member received, newest first
create index transfer_receiver on transfer (receiver, number desc);
-- the back office's list of a brand by time
create index transfer_at on transfer (merchant, at desc);

grant select, insert on transfer to fairhouse_app;

insert into merchant_setting (merchant, name, value)
values
  ('AMBER', 'transferLeast', '"1.00"'),
  ('AMBER', 'transferMost', '"5000.00"'),
  ('AMBER', 'transferDayMost', '"10000.00"')
on conflict do nothing;
