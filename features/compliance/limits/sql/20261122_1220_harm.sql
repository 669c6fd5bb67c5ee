-- Signs of harm that the rules noticed (R15): explainable, looked into by people. A flag takes nothing from the member.
create table harm_flag (
  id uuid primary key default uuidv7(),
  number bigint generated always as identity unique,
  member_id bigint not null references member (id),
  rule text not null check (rule ~ '^[a-z][a-zA-Z]+$'),
  -- the brand's calendar day: the same rule tells once a day
  day date not null,
  level text not null check (level in ('notice', 'strong')),
  -- figures by name; money as decimal text
  evidence jsonb not null,
  -- what the house did by itself
  deeds text[] not null default '{}',
  raised_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'cleared')),
  cleared_by uuid,
  cleared_by_account text,
  cleared_at timestamptz,
  reason text,
  unique (member_id, rule, day),
  check ((state = 'cleared') = (cleared_at is not null and cleared_by is not null and reason is not null))
);
-- the list of a state, newest first
create index harm_flag_state on harm_flag (state, number desc);
grant select, insert, update on harm_flag to fairhouse_app;
