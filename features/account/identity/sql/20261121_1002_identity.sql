-- What a member knows, and where they are logged in.

create table credential (
  member_id bigint primary key references member (id),
  -- argon2id as a PHC string
  password_hash text not null,
  password_changed_at timestamptz not null,
  -- an account made by an agent or an operator starts with a one-time password
  must_change boolean not null default false,
  payment_hash text,
  failed_logins integer not null default 0,
  last_failed_at timestamptz
);

create table member_session (
  id uuid primary key default uuidv7(),
  member_id bigint not null references member (id),
  -- sha-256 of the token; the token itself is never stored
  token_hash bytea not null unique,
  ip text not null,
  device text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_why text
);
-- a member's own list of sessions, newest first
create index member_session_member on member_session (member_id, created_at desc);

grant select, insert, update on credential to fairhouse_app;
grant select, insert, update on member_session to fairhouse_app;
