-- Changes that one operator asked for and that another one has to approve (decision 49). The change is made in the approver's
-- transaction, from what is stored here.
create table approval (
  id uuid primary key default uuidv7(),
  number bigint generated always as identity (start with 101) unique,
  -- 'settingsOffice.change': a name of the contract tables
  route text not null,
  -- the brand that it concerns; null: the whole house
  merchant text references merchant (code),
  -- the input as it came, sealed: it may hold a key or a secret
  input_sealed bytea not null,
  -- what it would change, as the audit log would tell it: [{action, object, before, after}]
  changes jsonb not null check (jsonb_typeof(changes) = 'array'),
  reason text not null check (length(reason) between 4 and 500),
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected', 'withdrawn', 'expired')),
  proposed_by uuid not null references operator (id),
  proposed_by_account text not null,
  proposed_session uuid not null,
  proposed_browser bytea,
  proposed_ip text not null,
  proposed_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > proposed_at),
  -- the caller's idempotency key: the same call again is the same proposal
  call_key text not null unique,
  decided_by uuid references operator (id),
  decided_by_account text,
  decided_at timestamptz,
  decision_reason text,
  -- nobody is their own second person, whatever a program says
  constraint approval_two_people check (state not in ('approved', 'rejected') or decided_by <> proposed_by),
  constraint approval_decided_whole
    check ((state = 'pending') = (decided_at is null) and (state in ('pending', 'expired')) = (decided_by is null))
);
-- the queue, oldest first
create index approval_pending on approval (number) where state = 'pending';

grant select, insert on approval to fairhouse_app;
grant update (state, decided_by, decided_by_account, decided_at, decision_reason) on approval to fairhouse_app;
