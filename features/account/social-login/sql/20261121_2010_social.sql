-- Signing in with Google or Facebook: what each brand has agreed with them, who came back, and whose identity is whose.

create table social_provider (
  merchant text not null references merchant (code),
  provider text not null check (provider in ('google', 'facebook')),
  client_id text not null check (client_id <> ''),
  -- sealed with the house's secret; never sent to a page
  secret_sealed bytea not null,
  issuer text not null,
  changed_at timestamptz not null,
  primary key (merchant, provider)
);

-- One way there and back. Whoever comes back must bring the state and the cookie of the browser that left.
create table social_attempt (
  id uuid primary key default uuidv7(),
  merchant text not null references merchant (code),
  provider text not null check (provider in ('google', 'facebook')),
  issuer text not null,
  -- sha-256 of the state and of the browser's cookie
  state_hash bytea not null unique,
  browser_hash bytea not null,
  redirect_uri text not null,
  return_path text not null,
  -- a logged-in member who links; null where a visitor signs in
  member_id bigint references member (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- the answer came: it is read once, whatever comes of it
  answered_at timestamptz,
  -- a person whom nobody knows here yet, choosing between linking and registering
  subject text,
  name text,
  email text,
  ticket_hash bytea unique,
  settled_at timestamptz
);
-- the sweep of old attempts
create index social_attempt_created on social_attempt (created_at);

create table social_identity (
  id uuid primary key default uuidv7(),
  merchant text not null references merchant (code),
  provider text not null check (provider in ('google', 'facebook')),
  issuer text not null,
  subject text not null check (length(subject) between 1 and 255),
  member_id bigint not null references member (id),
  -- how the provider calls the person, for the member's own list
  name text,
  how text not null check (how in ('linked', 'registered')),
  created_at timestamptz not null,
  unlinked_at timestamptz
);
-- whose identity this is; two links of one identity at the same instant: the second finds it taken
create unique index social_identity_subject on social_identity (merchant, provider, issuer, subject)
  where unlinked_at is null;
-- what a member has linked; one identity of each provider
create unique index social_identity_member on social_identity (member_id, provider)
  where unlinked_at is null;

grant select, insert, update on social_provider to fairhouse_app;
grant select, insert, update, delete on social_attempt to fairhouse_app;
grant select, insert, update on social_identity to fairhouse_app;
