-- A vendor that is stopped at one brand, or all games of a brand at once ('*'): no new round from the commit on, rounds in play finish.
create table brand_stop (
  merchant text not null references merchant (code),
  -- a vendor's code, or * for every vendor
  vendor text not null check (vendor ~ '^([A-Z][A-Z0-9_]{0,30}|\*)$'),
  why text not null,
  stopped_by text not null,
  stopped_at timestamptz not null,
  -- asked before every round: is this vendor, or everything, stopped here
  primary key (merchant, vendor)
);
grant select, insert, delete on brand_stop to fairhouse_app;
