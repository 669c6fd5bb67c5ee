-- Bonuses (docs/decisions/0060): what was granted, under which terms, and how it ended. The money is in the ledger.
create domain bonus_outcome as text check (value in ('completed', 'capped', 'spent', 'expired', 'cancelled', 'revoked'));

-- Terms are never changed: a grant names them by hash.
create table bonus_terms (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  terms jsonb not null,
  at timestamptz not null
);

create table bonus_grant (
  id uuid primary key references reward,
  merchant text not null,
  member_id bigint not null references member,
  currency text not null,
  wallet bigint not null unique,
  cash_wallet bigint not null,
  amount bigint not null check (amount > 0),
  requirement bigint not null check (requirement >= 0),
  terms_hash text not null references bonus_terms,
  state text not null default 'queued' check (state in ('queued', 'active', 'ending', 'ended')),
  outcome bonus_outcome,
  granted_at timestamptz not null,
  activated_at timestamptz,
  expires_at timestamptz,
  closed_at timestamptz,
  ended_at timestamptz,
  -- what had been wagered when it closed; before that it is counted from the facts
  wagered bigint,
  converted bigint,
  returned bigint,
  check ((state = 'queued') = (activated_at is null and outcome is null)),
  check ((state in ('ending', 'ended')) = (outcome is not null)),
  check ((state = 'ended') = (ended_at is not null))
);

-- one active bonus a member
create unique index bonus_grant_active on bonus_grant (cash_wallet) where state = 'active';

-- the member's page, newest first, and the next in the queue
create index bonus_grant_member on bonus_grant (member_id, granted_at desc, id desc);

-- the job: what is going on
create index bonus_grant_going on bonus_grant (state, activated_at) where state <> 'ended';

grant select, insert on bonus_terms to fairhouse_app;
grant select, insert, update on bonus_grant to fairhouse_app;
