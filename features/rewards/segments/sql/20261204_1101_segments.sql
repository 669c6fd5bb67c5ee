-- Segments: saved conditions on members (features/rewards/segments/rules/conditions.ts).
create table segment (
  id uuid primary key default uuidv7(),
  merchant text not null references merchant (code),
  name text not null check (length(name) between 2 and 60),
  conditions jsonb not null,
  -- as last counted
  members int not null check (members >= 0),
  counted_at timestamptz not null,
  changed_by text not null,
  changed_at timestamptz not null
);
-- one segment of a name in a brand, whatever its capitals
create unique index segment_name on segment (merchant, lower(name));

-- The country that a member registered from: it never changes, and the address is looked up once.
create table member_country (
  member_id bigint primary key references member,
  country text check (country ~ '^[A-Z]{2}$')
);

grant select, insert, update on segment to fairhouse_app;
grant select, insert on member_country to fairhouse_app;
