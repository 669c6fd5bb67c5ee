-- Links to a new password: single use, half an hour, only their hash is kept.

create table recovery_link (
  id uuid primary key default uuidv7(),
  merchant text not null references merchant (code),
  -- null: nobody has that name and address; written so that asking takes as long (A4)
  member_id bigint references member (id),
  -- sha-256 of what the link carries
  token_hash bytea not null unique,
  ip text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- used, or replaced by a newer one
  ended_at timestamptz
);
-- a member's open link, which a newer one replaces
create index recovery_link_open on recovery_link (member_id) where ended_at is null and member_id is not null;

grant select, insert, update on recovery_link to fairhouse_app;
