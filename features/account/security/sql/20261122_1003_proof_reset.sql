-- Whoever lost authenticator, passkeys and recovery codes gets back in with two operators' help (A12): one asks for it with
-- a reason, another agrees, the member hears of both. Nobody ever chooses a password for somebody else.
create table proof_reset (
  id uuid primary key default uuidv7(),
  member_id bigint not null references member (id),
  merchant text not null references merchant (code),
  reason text not null check (length(reason) between 10 and 500),
  state text not null default 'asked' check (state in ('asked', 'done', 'kept')),
  asked_by uuid not null references operator (id),
  asked_by_account text not null,
  asked_at timestamptz not null,
  decided_by uuid references operator (id),
  decided_by_account text,
  decided_at timestamptz,
  decision_reason text,
  -- whoever asked may take it back, and nothing else
  constraint proof_reset_four_eyes check (state <> 'done' or decided_by <> asked_by),
  constraint proof_reset_decided_whole check ((state = 'asked') = (decided_by is null) and (decided_by is null) = (decided_at is null))
);
-- one open request a member, and the list of those that wait
create unique index proof_reset_open on proof_reset (member_id) where state = 'asked';
-- a member's requests, newest first
create index proof_reset_member on proof_reset (member_id, id desc);

grant select, insert, update on proof_reset to fairhouse_app;
