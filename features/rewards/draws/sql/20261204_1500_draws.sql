-- Lucky wheel, raffle, red envelope and check-in calendar (docs/decisions/0060): typed data with published odds and committed seeds.

-- spins of a lucky wheel are a kind of reward, like raffle tickets
alter domain reward_kind drop constraint reward_kind_check;
alter domain reward_kind add constraint reward_kind_check
  check (value in ('cash', 'bonus', 'freeRounds', 'points', 'goods', 'tickets', 'spins'));

create table draw (
  id uuid primary key default uuidv7(),
  merchant text not null,
  currency text not null,
  kind text not null check (kind in ('wheel', 'raffle', 'envelope', 'checkIn')),
  -- a raffle is `sealed` between the end of its tickets and its draw
  state text not null default 'draft' check (state in ('draft', 'live', 'sealed', 'over', 'stopped')),
  title jsonb not null,
  -- what is published: segments and weights, prizes, amounts; never changed after the launch
  data jsonb not null,
  -- SHA-256 of the canonical JSON of `data`
  data_hash text not null check (data_hash ~ '^[0-9a-f]{64}$'),
  -- who may take part; not published
  audience jsonb not null,
  -- terms of prizes that are bonuses; null where there are none
  terms_hash text,
  -- ledger units that prizes may cost in all; null: no limit. `spent` never exceeds it.
  budget bigint check (budget > 0),
  spent bigint not null default 0 check (spent >= 0),
  -- raffle tickets issued, or envelopes opened
  taken bigint not null default 0 check (taken >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz,
  created_by text not null,
  created_at timestamptz not null,
  launched_at timestamptz,
  ended_at timestamptz,
  check (budget is null or spent <= budget),
  check (kind not in ('raffle', 'envelope') or ends_at is not null)
);

-- pages of a brand, and the back office
create index draw_merchant on draw (merchant, state, starts_at desc);

-- the job: what ends next
create index draw_ending on draw (ends_at) where state in ('live', 'sealed');

-- What is published stays as it was launched.
create function draw_refuse_change() returns trigger language plpgsql as $$
begin
  if old.state <> 'draft' and (old.data <> new.data or old.data_hash <> new.data_hash or old.kind <> new.kind) then
    raise exception 'draw %: rules are kept as they were published', old.id using errcode = 'FH040';
  end if;
  return new;
end $$;
create trigger draw_is_kept before update on draw for each row execute function draw_refuse_change();

-- A committed seed: of a raffle or an envelope, or of the next spin of one member. Its hash is shown before the client seed is known.
create table draw_seed (
  id uuid primary key,
  draw uuid not null references draw,
  member_id bigint references member,
  server_hash bytea not null unique check (octet_length(server_hash) = 32),
  -- encrypted until it is revealed, and afterwards
  server_seed bytea not null,
  -- null until it is drawn from
  client_seed text check (client_seed ~ '^[ -~]{1,64}$'),
  nonce bigint check (nonce >= 0),
  created_at timestamptz not null,
  revealed_at timestamptz,
  check ((client_seed is null) = (nonce is null)),
  check ((client_seed is null) = (revealed_at is null))
);

-- one committed seed at a time
create unique index draw_seed_next on draw_seed (draw, coalesce(member_id, 0)) where revealed_at is null;

create function draw_seed_refuse_change() returns trigger language plpgsql as $$
begin
  if old.revealed_at is not null or old.server_seed <> new.server_seed or old.server_hash <> new.server_hash
    or old.draw <> new.draw or old.member_id is distinct from new.member_id then
    raise exception 'draw seed %: a commitment is kept as it was given', old.id using errcode = 'FH041';
  end if;
  return new;
end $$;
create trigger draw_seed_is_kept before update on draw_seed for each row execute function draw_seed_refuse_change();

-- Spins of a member on a wheel, and the name that a member's tickets have on a raffle's published list.
create table draw_holding (
  draw uuid not null references draw,
  member_id bigint not null references member,
  -- spins left; a raffle's tickets are in raffle_ticket
  left_count int not null default 0 check (left_count >= 0),
  used int not null default 0 check (used >= 0),
  holder text not null unique check (holder ~ '^[0-9a-f]{16}$'),
  primary key (draw, member_id)
);

create table wheel_spin (
  id uuid primary key default uuidv7(),
  draw uuid not null references draw,
  member_id bigint not null references member,
  seed uuid not null unique references draw_seed,
  -- the member's spins on this wheel are numbered from 1
  nonce int not null check (nonce > 0),
  segment int not null check (segment >= 0),
  prize jsonb not null,
  -- ledger units
  cost bigint not null check (cost >= 0),
  reward_id uuid,
  at timestamptz not null,
  unique (draw, member_id, nonce)
);

-- numbers of one reward are consecutive
create table raffle_ticket (
  draw uuid not null references draw,
  first bigint not null check (first > 0),
  last bigint not null check (last >= first),
  member_id bigint not null references member,
  -- a reward gives its tickets once
  reward_id uuid not null unique,
  at timestamptz not null,
  primary key (draw, first)
);
-- one member's numbers
create index raffle_ticket_member on raffle_ticket (draw, member_id, first);

-- the list of all tickets, published with its SHA-256 before the draw
create table raffle_list (
  draw uuid primary key references draw,
  list text not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  tickets bigint not null check (tickets >= 0),
  sealed_at timestamptz not null
);

create table raffle_win (
  draw uuid not null references draw,
  -- in the order drawn, from 1
  place int not null check (place > 0),
  ticket bigint not null,
  member_id bigint not null references member,
  prize jsonb not null,
  cost bigint not null check (cost >= 0),
  -- null until it is offered; a member to whom nothing may be offered gets it afterwards
  reward_id uuid,
  next_try timestamptz not null,
  primary key (draw, place),
  unique (draw, ticket)
);
-- prizes to offer
create index raffle_win_waiting on raffle_win (next_try) where reward_id is null;
-- one member's prizes
create index raffle_win_member on raffle_win (member_id);

create table envelope_claim (
  draw uuid not null references draw,
  -- in the order opened, from 1
  number int not null check (number > 0),
  member_id bigint not null references member,
  amount bigint not null check (amount > 0),
  reward_id uuid not null,
  at timestamptz not null,
  primary key (draw, number),
  -- one envelope a member
  unique (draw, member_id)
);

create table check_in (
  draw uuid not null references draw,
  member_id bigint not null references member,
  -- in the brand's time zone
  day date not null,
  -- the number of the check-in within its month, from 1
  nth int not null check (nth between 1 and 31),
  month date not null check (extract(day from month) = 1),
  prize jsonb not null,
  cost bigint not null check (cost >= 0),
  at timestamptz not null,
  primary key (draw, member_id, day),
  unique (draw, member_id, month, nth)
);

grant select, insert, update on draw to fairhouse_app;
grant select, insert, update on draw_seed to fairhouse_app;
grant select, insert, update on draw_holding to fairhouse_app;
grant select, insert on wheel_spin to fairhouse_app;
grant select, insert on raffle_ticket to fairhouse_app;
grant select, insert on raffle_list to fairhouse_app;
grant select, insert, update on raffle_win to fairhouse_app;
grant select, insert on envelope_claim to fairhouse_app;
grant select, insert on check_in to fairhouse_app;
