-- How a member proves who they are beyond the password, where they have been, and what they changed about it.

-- One authenticator a member: an app that shows a new code each 30 seconds (A10).
create table authenticator (
  member_id bigint primary key references member (id),
  secret_sealed bytea not null,
  -- the newest 30-second step whose code was taken: a code of that step or an older one is refused
  last_step bigint not null,
  created_at timestamptz not null
);

-- An authenticator that is being set up: it counts once its first code came back. A second begin replaces the first.
create table authenticator_setup (
  member_id bigint primary key references member (id),
  session_id uuid not null references member_session (id),
  secret_sealed bytea not null,
  expires_at timestamptz not null
);

-- The way back where every device is lost: each code works once. Only a keyed hash is kept.
create table recovery_code (
  member_id bigint not null references member (id),
  code_hash text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  used_ip text,
  primary key (member_id, code_hash)
);

create table passkey (
  id uuid primary key default uuidv7(),
  -- what the authenticator calls it; unique in the whole house, so it opens one account
  credential_id text not null unique,
  member_id bigint not null references member (id),
  -- the site that it was made for: it is worth nothing elsewhere
  rp_id text not null,
  public_key bytea not null,
  -- falls never: a lower number is a copy (synced passkeys always say 0)
  counter bigint not null check (counter >= 0),
  transports text[] not null default '{}',
  is_synced boolean not null,
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null,
  last_used_at timestamptz
);
-- a member's own passkeys
create index passkey_member on passkey (member_id);

-- A question to a passkey: answered once, by who it was asked of, for what it was asked.
create table passkey_challenge (
  id uuid primary key default uuidv7(),
  challenge text not null,
  purpose text not null check (purpose in ('add', 'prove', 'login')),
  -- null at a log-in: who it is comes with the answer
  member_id bigint references member (id),
  -- the session or the log-in ticket that asked; null at a log-in by passkey alone
  bound_to text,
  rp_id text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
-- the sweeper deletes what has expired
create index passkey_challenge_expires on passkey_challenge (expires_at);

-- What a session has proved lately; a change needs it fresh.
create table session_proof (
  session_id uuid not null references member_session (id),
  kind text not null check (kind in ('password', 'authenticator', 'recovery', 'passkey', 'sms', 'email')),
  proved_at timestamptz not null,
  primary key (session_id, kind)
);

-- Devices that a member trusts: a log-in there needs no second proof. A browser has one token in its cookie, whoever
-- uses it; only the token's hash is kept.
create table trusted_device (
  id uuid primary key default uuidv7(),
  member_id bigint not null references member (id),
  token_hash bytea not null,
  name text not null check (length(name) between 1 and 60),
  device text not null,
  ip text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  removed_at timestamptz
);
-- a member's own trusted devices, and whether this one is among them; one row a device while it is trusted
create unique index trusted_device_member on trusted_device (member_id, token_hash) where removed_at is null;

-- Who logged in, or tried to, from where. Kept as history: never changed.
create table login_event (
  id uuid primary key default uuidv7(),
  member_id bigint not null references member (id),
  at timestamptz not null,
  ip text not null,
  -- ISO 3166 code of the address's country, where it is known
  country text check (country ~ '^[A-Z]{2}$'),
  device text not null,
  how text not null check (how in ('username', 'sms', 'firebase', 'social', 'passkey', 'remembered', 'register', 'reset', 'trial')),
  result text not null check (result in ('in', 'wrongPassword', 'proofNeeded', 'proofFailed', 'locked'))
);
-- a member's own history, newest first; the id is ordered by time
create index login_event_member on login_event (member_id, id desc);

-- What a member changed about the account's safety. Kept as history: never changed.
create table security_change (
  id uuid primary key default uuidv7(),
  member_id bigint not null references member (id),
  what text not null,
  detail text,
  at timestamptz not null,
  ip text not null,
  device text not null
);
-- a member's own changes, newest first
create index security_change_member on security_change (member_id, id desc);

grant select, insert, update, delete on authenticator to fairhouse_app;
grant select, insert, update, delete on authenticator_setup to fairhouse_app;
grant select, insert, update, delete on recovery_code to fairhouse_app;
grant select, insert, update, delete on passkey to fairhouse_app;
grant select, insert, update, delete on passkey_challenge to fairhouse_app;
grant select, insert, update on session_proof to fairhouse_app;
grant select, insert, update on trusted_device to fairhouse_app;
grant select, insert on login_event to fairhouse_app;
grant select, insert on security_change to fairhouse_app;
