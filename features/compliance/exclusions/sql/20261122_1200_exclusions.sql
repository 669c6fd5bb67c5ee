-- Time-outs and exclusions: who may not play until when, whom the house recognises as the same person, and how an
-- excluded member reaches their money without a session (R6, R7, R8, R10).

create table exclusion (
  id uuid primary key default uuidv7(),
  number bigint generated always as identity (start with 1001) unique,
  member_id bigint not null references member (id),
  -- timeOut ends by itself; self, operator and match hold until two operators lifted them
  kind text not null check (kind in ('timeOut', 'self', 'operator', 'match')),
  starts_at timestamptz not null,
  -- timeOut: the end. self: before this moment nobody may lift it. null: for good
  ends_at timestamptz,
  -- null: the member
  set_by uuid references operator (id),
  set_by_account text,
  reason text,
  -- the exclusion of the same person that this account follows, and what they have in common
  follows uuid references exclusion (id),
  matched_by text[] not null default '{}',
  -- from this moment on it holds no more; later than the approval, so that nobody plays the same hour
  lifted_at timestamptz,
  check (ends_at is null or ends_at > starts_at),
  check (kind <> 'timeOut' or ends_at is not null),
  check ((kind = 'operator') = (set_by is not null)),
  check ((set_by is null) = (set_by_account is null)),
  check (kind <> 'match' or follows is not null)
);
-- what holds for a member, at every log-in, deposit and launch
create index exclusion_member on exclusion (member_id, number desc);
-- the list of the back office, newest first, and whom a new account may follow
create index exclusion_follows on exclusion (follows) where follows is not null;

-- Taking an exclusion away needs two operators, always (decision 41).
create table exclusion_lift (
  id uuid primary key default uuidv7(),
  exclusion_id uuid not null references exclusion (id),
  state text not null check (state in ('proposed', 'approved', 'rejected', 'withdrawn')),
  reason text not null check (length(reason) between 4 and 500),
  proposed_by uuid not null references operator (id),
  proposed_by_account text not null,
  proposed_at timestamptz not null,
  decided_by uuid references operator (id),
  decided_by_account text,
  decided_at timestamptz,
  decision_reason text,
  constraint exclusion_lift_four_eyes check (state in ('proposed', 'withdrawn') or decided_by is distinct from proposed_by),
  constraint exclusion_lift_whole check ((state = 'proposed') = (decided_by is null) and (decided_by is null) = (decided_at is null))
);
-- one proposal at a time for an exclusion
create unique index exclusion_lift_open on exclusion_lift (exclusion_id) where state = 'proposed';

-- What an excluded person is known by: keyed hashes, never the values; they outlast the erased account.
create table exclusion_key (
  exclusion_id uuid not null references exclusion (id),
  kind text not null check (kind in ('person', 'phone', 'email', 'document', 'account', 'device')),
  digest text not null,
  primary key (exclusion_id, kind, digest)
);
-- is a new account somebody who is excluded?
create index exclusion_key_digest on exclusion_key (digest);

-- What a member was last compared with: the same data is not looked at again before a new exclusion came.
create table exclusion_look (
  member_id bigint primary key references member (id),
  known_by text not null,
  newest bigint not null
);

-- Opened by a refused log-in: reaches the member's own money, nothing else, for half an hour (R8).
create table exclusion_pass (
  token_hash bytea primary key,
  member_id bigint not null references member (id),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
-- the sweeper deletes what has expired
create index exclusion_pass_expires on exclusion_pass (expires_at);

grant select, insert on exclusion, exclusion_key to fairhouse_app;
grant update (lifted_at) on exclusion to fairhouse_app;
grant select, insert, update on exclusion_lift, exclusion_look to fairhouse_app;
grant select, insert, delete on exclusion_pass to fairhouse_app;
