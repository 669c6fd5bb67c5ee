-- What agents decide about their downline (docs/decisions/0080). The tree itself is `member.line`.

-- Rights of a staff account, granted by its owner. No row: none.
create table agent_staff (
  member_id bigint primary key references member (id),
  rights text[] not null check (rights <@ array['team', 'register', 'rates', 'message', 'income', 'contracts', 'export']),
  granted_by bigint not null references member (id),
  granted_at timestamptz not null
);

-- A member's rebate in parts per million of valid bets, by category, since a moment; never changed. No row: 0. `set_by` is null for an
-- operator, who gives a general agent its rates.
create table agent_rate (
  member_id bigint not null references member (id),
  category text not null,
  from_at timestamptz not null,
  ppm int not null check (ppm between 0 and 100000),
  set_by bigint references member (id),
  primary key (member_id, category, from_at)
);

-- Private notes of an agent about its direct downline: labels that only the agent and its staff see.
create table agent_label (
  owner_id bigint not null references member (id),
  member_id bigint not null references member (id),
  label text not null check (length(label) between 1 and 24),
  primary key (owner_id, member_id, label)
);

grant select, insert, update on agent_staff to fairhouse_app;
grant select, insert on agent_rate to fairhouse_app;
grant select, insert, delete on agent_label to fairhouse_app;
