-- Ways in: people without a password, one-time passwords, remembered devices, and how many guesses a stranger has.

-- who came by a code, a sign-in elsewhere or a passkey has no password until they choose one
alter table credential alter column password_hash drop not null;

-- Decision 9: stands for the password at the next login of one device, once, for a day.
create table remembered_login (
  token_hash bytea primary key,
  member_id bigint not null references member (id),
  -- the device cookie's hash: the token is worth nothing without it
  device_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
-- voided together when the password changes or all sessions end
create index remembered_login_member on remembered_login (member_id) where used_at is null;

-- A login that is right but owes one more proof (new address or device). No session exists until it is given.
create table login_proof (
  ticket_hash bytea primary key,
  member_id bigint not null references member (id),
  how text not null,
  ip text not null,
  device_hash bytea not null,
  is_remembered boolean not null default false,
  change_why text,
  -- the proofs to choose from, and those with which the bank account's name must come
  kinds text[] not null,
  bank_name_with text[] not null default '{}',
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- Devices on which a member has logged in: their guesses count by themselves, so that a flood elsewhere locks nobody out (A5).
create table known_device (
  member_id bigint not null references member (id),
  device_hash bytea not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (member_id, device_hash)
);

-- How many guesses each counter (account, address, network, house) has spent in its window (A6).
create table guess_budget (
  bucket text primary key,
  window_started_at timestamptz not null,
  spent integer not null
);

grant select, insert, update on remembered_login to fairhouse_app;
grant select, insert, update on login_proof to fairhouse_app;
grant select, insert, update, delete on known_device to fairhouse_app;
grant select, insert, update, delete on guess_budget to fairhouse_app;
