-- What an agent's invitation link brings with it; its code, uses and expiry are the invitation's own (`invite_code`).
create table agent_link (
  merchant text not null references merchant (code),
  code text not null,
  member_id bigint not null references member (id),
  -- the account type of those who register by it
  kind text not null check (kind in ('player', 'agent')),
  -- preset rebates: [{"category": "RNG", "ppm": 5000}]
  rates jsonb not null check (jsonb_typeof(rates) = 'array'),
  note text not null check (length(note) <= 60),
  created_at timestamptz not null,
  primary key (merchant, code)
);
-- the links of an agent, newest first
create index agent_link_owner on agent_link (member_id, created_at desc);

grant select, insert on agent_link to fairhouse_app;
