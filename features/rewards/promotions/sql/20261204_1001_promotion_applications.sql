-- Applications for promotions, and claims that share a device or a payout account with another member's: an operator decides both.
alter table promotion_entry drop constraint promotion_entry_state_check;
alter table promotion_entry add constraint promotion_entry_state_check
  check (state in ('joined', 'applying', 'given', 'unmet', 'rejected'));

create table promotion_application (
  id uuid primary key default uuidv7(),
  number bigint generated always as identity (start with 100301) unique,
  promotion uuid not null references promotion,
  merchant text not null references merchant (code),
  member_id bigint not null references member,
  -- application: the member applied or signed up; check: a claim that was not credited because of `signals`
  kind text not null check (kind in ('application', 'check')),
  -- what the claim shares with another member's part in the promotion
  signals text[] not null default '{}' check (signals <@ array['device', 'account']),
  comment text check (char_length(comment) between 1 and 140),
  state text not null default 'applying' check (state in ('applying', 'issued', 'rejected')),
  -- what the reward of a check is computed from, once it is approved
  facts jsonb not null,
  deposit uuid,
  at timestamptz not null,
  -- from when an operator decides: the end of an activity's sign-up, otherwise `at`
  due_from timestamptz not null,
  -- what the member was told
  reason text,
  decided_by text,
  decided_at timestamptz,
  unique (promotion, member_id),
  check ((state = 'applying') = (decided_at is null)),
  check ((kind = 'check') = (cardinality(signals) > 0))
);
-- the queue of a brand, and its count
create index promotion_application_waiting on promotion_application (merchant, due_from) where state = 'applying';
-- the office's list by state
create index promotion_application_state on promotion_application (state, number desc);
-- a member's applications
create index promotion_application_of on promotion_application (member_id);

create table promotion_application_picture (
  file text primary key check (file ~ '^[0-9a-f]{32}\.jpg$'),
  application uuid not null references promotion_application,
  no int not null check (no between 1 and 3),
  unique (application, no)
);

grant select, insert, update on promotion_application to fairhouse_app;
grant select, insert on promotion_application_picture to fairhouse_app;
