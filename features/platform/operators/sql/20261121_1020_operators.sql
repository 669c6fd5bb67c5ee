-- The people of the back office: who they are, what they may, where they are logged in.

create table operator (
  id uuid primary key default uuidv7(),
  account text not null unique check (account = lower(account) and length(account) between 3 and 40),
  name text not null check (length(name) between 1 and 80),
  -- names of roles in features/platform/operators/permissions.ts
  roles text[] not null check (cardinality(roles) > 0),
  -- invited: has a link but no password yet; closed: may not come in any more, their trail stays
  state text not null check (state in ('invited', 'open', 'closed')),
  -- argon2id as a PHC string
  password_hash text,
  -- the authenticator's secret, sealed with the house's key
  authenticator_sealed bytea,
  -- the newest time step whose code was used: a code works once
  authenticator_step bigint not null default 0,
  created_at timestamptz not null,
  created_by uuid references operator (id),
  enrolled_at timestamptz,
  last_login_at timestamptz,
  last_login_ip text,
  constraint operator_open_is_enrolled
    check (state <> 'open' or (password_hash is not null and authenticator_sealed is not null))
);

-- A link with which an operator sets password and authenticator, once.
create table operator_invite (
  token_hash bytea primary key,
  operator_id uuid not null references operator (id),
  -- the secret that the link shows; becomes the operator's when a code of it was given
  authenticator_sealed bytea not null,
  created_by uuid references operator (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
-- withdrawing an operator's older links
create index operator_invite_operator on operator_invite (operator_id) where used_at is null;

-- The password was right; the code is still to come.
create table operator_challenge (
  token_hash bytea primary key,
  operator_id uuid not null references operator (id),
  expires_at timestamptz not null,
  used_at timestamptz
);

create table operator_session (
  id uuid primary key default uuidv7(),
  operator_id uuid not null references operator (id),
  -- sha-256 of the cookie's token; the token itself is never stored
  token_hash bytea not null unique,
  ip text not null,
  device text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
-- an operator's own list of sessions, newest first
create index operator_session_operator on operator_session (operator_id, created_at desc);

-- Wrong log-ins by account name, whether such an operator exists or not: a stranger learns nothing from being locked.
create table operator_try (
  account_key text primary key,
  wrong integer not null,
  since timestamptz not null,
  locked_until timestamptz
);

grant select, insert, update on operator, operator_invite, operator_session to fairhouse_app;
grant select, insert, update, delete on operator_challenge, operator_try to fairhouse_app;
