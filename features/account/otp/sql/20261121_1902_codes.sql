-- One-time codes: who asked, for what, where it went, and a keyed hash of what it was.

create table one_time_code (
  id uuid primary key default uuidv7(),
  merchant text not null references merchant (code),
  purpose text not null,
  -- E.164 or an e-mail address in lower case
  address text not null,
  -- who asked: a member's session, a visitor's cookie, or address and device of a client that keeps no cookies
  session text not null,
  ip text not null,
  -- null: nobody was sent this code; it stands so that a stranger's question takes as long as a member's (A4)
  code_hash text,
  tries integer not null default 0 check (tries between 0 and 5),
  last_tried_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at and expires_at <= created_at + interval '10 minutes'),
  used_at timestamptz
);
-- what was sent to an address lately
create index one_time_code_address on one_time_code (merchant, address, created_at desc);
-- the code that a session is about to enter
create index one_time_code_session on one_time_code (session, purpose, created_at desc);
-- what was sent from an address of the net lately, and for a brand today
create index one_time_code_ip on one_time_code (ip, created_at desc);
create index one_time_code_day on one_time_code (merchant, created_at) where code_hash is not null;

-- codes of days past say nothing any more and are swept
grant select, insert, update, delete on one_time_code to fairhouse_app;
