-- Pushes to members' own devices (RFC 8030, 8291, 8292): the house's key pair, and the devices that asked to be told.

create table push_key (
  id smallint primary key default 1 check (id = 1),
  -- the point in base64url, which browsers are given
  public_key text not null,
  -- the private half, closed by the vault
  sealed bytea not null,
  made_at timestamptz not null
);

create table push_device (
  id uuid primary key default uuidv7(),
  member_id bigint not null references member (id),
  -- one browser is one address: whoever asks from it last gets it
  endpoint_hash bytea not null unique,
  -- address and keys, closed by the vault: with them anybody could write to the device
  sealed bytea not null,
  -- what the member knows it by: browser and system
  says text not null,
  added_at timestamptz not null,
  -- a push that its service took
  told_at timestamptz
);
-- a member's devices
create index push_device_of on push_device (member_id, added_at);

grant select, insert on push_key to fairhouse_app;
grant select, insert, update, delete on push_device to fairhouse_app;
