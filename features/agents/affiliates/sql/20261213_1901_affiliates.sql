-- Affiliates (docs/decisions/0081): applications, plans, codes, domains, clicks, and the players that they brought.
create table affiliate_applicant (
  id uuid primary key default uuidv7(),
  number bigint generated always as identity (start with 5001) unique,
  merchant text not null references merchant (code),
  -- who applied while logged in
  member_id bigint references member (id),
  -- the affiliate through whose link the applicant came
  invited_by bigint references member (id),
  person text not null check (person in ('individual', 'company')),
  name text not null,
  company text,
  email text not null,
  phone text,
  country text check (country ~ '^[A-Z]{2}$'),
  channel text not null check (channel in ('website', 'social', 'community', 'streaming', 'other')),
  address text,
  traffic text check (traffic in ('under1k', 'under10k', 'under100k', 'over100k')),
  message text not null,
  language text not null,
  terms text not null, -- version that was accepted; empty for applications before there were terms
  ip text not null,
  device bytea, -- hash of the browser's token
  status_token bytea not null unique, -- hash of the secret in the applicant's link
  state text not null default 'new' check (state in ('new', 'contacted', 'accepted', 'rejected')),
  note text,
  decided_by text,
  decided_at timestamptz,
  sent_at timestamptz not null
);
-- the office's list of a brand, newest first
create index affiliate_applicant_newest on affiliate_applicant (merchant, number desc);
-- a member's own application
create index affiliate_applicant_member on affiliate_applicant (member_id) where member_id is not null;
-- applications that share an address or a network
create index affiliate_applicant_email on affiliate_applicant (merchant, lower(email));

insert into affiliate_applicant (merchant, person, name, email, phone, channel, address, message, language, terms, ip, status_token, state,
  note, decided_by, decided_at, sent_at)
select merchant, 'individual', name, email, phone, channel, address, message, language, '', ip, sha256(id::text::bytea), state, note,
  decided_by, decided_at, sent_at
from affiliate_application
order by number;

create table affiliate_plan (
  id bigint generated always as identity primary key,
  merchant text not null references merchant (code),
  name text not null,
  is_open boolean not null default true,
  unique (merchant, name)
);

-- A version never changes; players keep the one with which they registered.
create table affiliate_plan_version (
  plan bigint not null references affiliate_plan (id),
  version int not null check (version > 0),
  terms jsonb not null,
  made_by text not null,
  made_at timestamptz not null,
  primary key (plan, version)
);

create table affiliate (
  member_id bigint primary key references member (id),
  number bigint generated always as identity (start with 101) unique,
  merchant text not null references merchant (code),
  applicant uuid unique references affiliate_applicant (id),
  parent_id bigint references affiliate (member_id) check (parent_id <> member_id),
  -- of the parent's plan when this affiliate joined
  parent_ppm int not null default 0 check (parent_ppm between 0 and 500000),
  state text not null default 'active' check (state in ('active', 'paused')),
  -- key of postbacks, encrypted
  secret bytea,
  joined_at timestamptz not null
);
-- the office's list of a brand, newest first
create index affiliate_brand on affiliate (merchant, number);
-- an affiliate's sub-affiliates
create index affiliate_parent on affiliate (parent_id) where parent_id is not null;

-- Which version applies to players who register from a moment on.
create table affiliate_assignment (
  member_id bigint not null references affiliate (member_id),
  from_at timestamptz not null,
  plan bigint not null,
  version int not null,
  made_by text not null,
  reason text not null,
  primary key (member_id, from_at),
  foreign key (plan, version) references affiliate_plan_version (plan, version)
);

create table affiliate_code (
  merchant text not null references merchant (code),
  code text not null check (code ~ '^[A-Z0-9]{4,32}$'),
  member_id bigint not null references affiliate (member_id),
  landing text not null check (landing in ('welcome', 'register', 'promotions', 'home')),
  note text not null,
  is_open boolean not null default true,
  created_at timestamptz not null,
  primary key (merchant, code)
);
-- an affiliate's codes
create index affiliate_code_member on affiliate_code (member_id, created_at);

-- Hosts of a brand that count like a code.
create table affiliate_domain (
  host text primary key check (host = lower(host)),
  merchant text not null,
  code text not null,
  made_by text not null,
  made_at timestamptz not null,
  foreign key (merchant, code) references affiliate_code (merchant, code)
);

-- Clicks of the attribution window; older ones are deleted.
create table affiliate_click (
  id uuid primary key,
  merchant text not null,
  code text not null,
  sub_id text not null,
  country text not null,
  at timestamptz not null,
  foreign key (merchant, code) references affiliate_code (merchant, code)
);
-- deleting old ones
create index affiliate_click_at on affiliate_click (at);

-- Clicks by day of the brand; kept for reports.
create table affiliate_click_day (
  merchant text not null,
  code text not null,
  day date not null,
  country text not null,
  sub_id text not null,
  clicks int not null,
  visitors int not null,
  primary key (merchant, code, day, country, sub_id)
);

-- Who has been counted as a visitor today: a hash under a key that changes daily; deleted the day after.
create table affiliate_visitor (
  merchant text not null,
  code text not null,
  day date not null,
  visitor bytea not null,
  primary key (merchant, code, day, visitor)
);

-- Players and who brought them, for good.
create table affiliate_player (
  member_id bigint primary key references member (id),
  -- how affiliates know the player
  number bigint generated always as identity (start with 10001) unique,
  affiliate_id bigint not null references affiliate (member_id),
  merchant text not null,
  code text not null,
  sub_id text not null,
  country text not null,
  click uuid,
  plan bigint not null,
  version int not null,
  registered_at timestamptz not null,
  first_deposit_at timestamptz,
  first_deposit bigint,
  qualified_at timestamptz,
  foreign key (plan, version) references affiliate_plan_version (plan, version),
  foreign key (merchant, code) references affiliate_code (merchant, code)
);
-- an affiliate's players by time of registration
create index affiliate_player_affiliate on affiliate_player (affiliate_id, registered_at);
-- players whose milestones are still looked for
create index affiliate_player_open on affiliate_player (merchant, registered_at) where first_deposit_at is null or qualified_at is null;

-- Players who are, or may be, the affiliate or another of its players.
create table affiliate_duplicate (
  id bigint generated always as identity primary key,
  member_id bigint not null references affiliate_player (member_id),
  signals text[] not null check (signals <> '{}' and signals <@ array['person', 'device', 'account']),
  found_at timestamptz not null,
  -- the ledger's batch then: runs that count facts up to a later one leave the player out
  found_batch bigint not null,
  cleared_batch bigint,
  cleared_at timestamptz,
  cleared_by text,
  reason text,
  check ((cleared_batch is null) = (cleared_at is null))
);
-- one open row per player
create unique index affiliate_duplicate_open on affiliate_duplicate (member_id) where cleared_at is null;
-- a player's rows
create index affiliate_duplicate_member on affiliate_duplicate (member_id);

grant select, insert, update on affiliate_applicant, affiliate_plan, affiliate, affiliate_code, affiliate_player, affiliate_duplicate
  to fairhouse_app;
grant select, insert on affiliate_plan_version, affiliate_assignment to fairhouse_app;
grant select, insert, update, delete on affiliate_domain, affiliate_click_day to fairhouse_app;
grant select, insert, delete on affiliate_click, affiliate_visitor to fairhouse_app;
