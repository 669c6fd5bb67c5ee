-- From where a processor's call-backs may come (M13): a brand that names addresses is told from nowhere else.

create table processor_address (
  merchant text not null references merchant (code),
  processor text not null check (processor ~ '^[a-z][a-z0-9-]{1,30}$'),
  -- addresses and networks, such as 203.0.113.0/24
  addresses cidr[] not null check (cardinality(addresses) <= 50),
  changed_at timestamptz not null,
  primary key (merchant, processor)
);

grant select, insert, update on processor_address to fairhouse_app;
