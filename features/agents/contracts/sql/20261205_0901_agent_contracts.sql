-- Contracts of agents (docs/decisions/0080): offered by the direct upline or the brand, in force from the beginning of a period.
create table agent_contract (
  id uuid primary key default uuidv7(),
  number bigint generated always as identity unique,
  merchant text not null references merchant (code),
  kind text not null check (kind in ('dividend', 'daily', 'hourly', 'realTime')),
  -- the agent who is paid
  member_id bigint not null references member (id),
  -- who offered it; null: the brand
  upline_id bigint references member (id) check (upline_id <> member_id),
  period text not null check (period in ('D', 'W', 'H', 'M', 'hour', 'fiveMinutes')),
  measure text not null check (measure in ('validBets', 'loss', 'activeMembers', 'betAmount')),
  -- [{"from": "0", "ratePpm": 1000, "lossPpm": 0}], ascending
  tiers jsonb not null check (jsonb_typeof(tiers) = 'array'),
  state text not null default 'offered'
    check (state in ('offered', 'accepted', 'terminationAsked', 'rejected', 'withdrawn', 'expired', 'ended')),
  -- which party asked for the termination
  asked_by text check (asked_by in ('upline', 'member')),
  offered_at timestamptz not null,
  -- the account that offered it: the agent or its staff; null: an operator
  offered_by bigint references member (id),
  expires_at timestamptz not null,
  answered_at timestamptz,
  -- in force: from the beginning of a period until before that of another one, never for one that has begun
  from_at timestamptz,
  until_at timestamptz check (until_at >= from_at),
  ended_at timestamptz,
  ended_why text check (ended_why in ('replaced', 'lowered', 'agreed', 'operator')),
  check ((state = 'terminationAsked') = (asked_by is not null)),
  check ((state in ('accepted', 'terminationAsked', 'ended')) = (from_at is not null)),
  check ((state = 'ended') = (until_at is not null) and (state = 'ended') = (ended_why is not null))
);
-- one contract without an end, and one offer, per member and kind: no overlap
create unique index agent_contract_valid on agent_contract (member_id, kind) where state in ('accepted', 'terminationAsked');
create unique index agent_contract_offered on agent_contract (member_id, kind) where state = 'offered';
-- the history of a member, and of what an upline gave
create index agent_contract_member on agent_contract (member_id, number);
create index agent_contract_upline on agent_contract (upline_id, number);
-- settlement: the contracts of a kind in force in a period
create index agent_contract_force on agent_contract (merchant, kind, from_at) where from_at is not null;

grant select, insert, update on agent_contract to fairhouse_app;
