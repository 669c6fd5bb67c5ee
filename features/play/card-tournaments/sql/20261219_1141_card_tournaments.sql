-- Sit-and-go and scheduled tournaments at card tables (docs/decisions/0110-card-rooms.md#tournaments).
create table card_tournament (
  id bigint generated always as identity primary key,
  merchant text not null references merchant (code),
  name_en text not null check (length(name_en) between 3 and 60),
  name_vi text not null check (length(name_vi) between 3 and 60),
  -- sitgo: starts when all seats are taken
  kind text not null check (kind in ('sitgo', 'scheduled')),
  currency text not null references currency (code),
  -- free chips beside practice bots: no money moves
  is_practice boolean not null,
  seats int not null check (seats between 2 and 9),
  buy_in bigint not null check (buy_in > 0),
  fee bigint not null check (fee >= 0),
  -- prizes are whole multiples of it, but for the first
  prize_chip bigint not null check (prize_chip > 0),
  -- points of each entry
  stack bigint not null check (stack > 0),
  -- blinds, minutes, breaks
  schedule jsonb not null,
  players_min int not null check (players_min >= 2),
  players_max int not null check (players_max between players_min and 500),
  starts_at timestamptz,
  -- entries are taken until this level ends; 0: until the start
  late_levels int not null default 0 check (late_levels >= 0),
  re_entries int not null default 0 check (re_entries between 0 and 10),
  turn_seconds int not null check (turn_seconds between 5 and 120),
  bank_seconds int not null check (bank_seconds between 0 and 300),
  -- a next one opens when this one starts; of a scheduled one so much later
  repeat_minutes int check (repeat_minutes > 0),
  state text not null default 'open' check (state in ('open', 'running', 'over', 'cancelled')),
  made_at timestamptz not null default clock_timestamp(),
  -- a sit-and-go for practice does not wait for other people
  fills_at timestamptz,
  reminded_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  constraint card_tournament_practice check (is_practice = (currency = 'FUN')),
  constraint card_tournament_starts check ((kind = 'scheduled') = (starts_at is not null)),
  constraint card_tournament_started check ((state in ('running', 'over')) <= (started_at is not null)),
  constraint card_tournament_ended check ((state in ('over', 'cancelled')) = (ended_at is not null))
);
-- what the worker asks for every moment, and the lobby
create index card_tournament_live on card_tournament (merchant, state, id) where state in ('open', 'running');
-- the newest ones that are over
create index card_tournament_ended on card_tournament (merchant, ended_at desc) where ended_at is not null;

-- Paid entries. A player who enters again has several; the older ones are replaced.
create table card_tournament_entry (
  id bigint generated always as identity primary key,
  tournament bigint not null references card_tournament (id),
  -- null: a practice bot
  member_id bigint references member (id),
  name text not null check (length(name) between 1 and 40),
  -- the member's chips, which keep the entry's money until the end, and cash; null: practice
  wallet bigint references wallet (id),
  cash bigint references wallet (id),
  state text not null default 'in' check (state in ('in', 'out', 'replaced')),
  -- the table of card rooms and the seat there
  room bigint references card_room (id),
  seat int check (seat between 0 and 8),
  -- rises with each that is out; who is out with one hand and one stack has the same
  rank int,
  -- once the tournament is over
  place int,
  prize bigint check (prize >= 0),
  round uuid,
  entered_at timestamptz not null default clock_timestamp(),
  constraint card_tournament_entry_rank check ((state = 'out') <= (rank is not null)),
  constraint card_tournament_entry_seat check ((room is null) = (seat is null)),
  constraint card_tournament_entry_wallets check ((wallet is null) = (cash is null))
);
create index card_tournament_entry_of on card_tournament_entry (tournament, id);
-- one entry of a person plays; two simultaneous registrations give one
create unique index card_tournament_entry_person on card_tournament_entry (tournament, member_id)
  where member_id is not null and state <> 'replaced';
-- a member's tournaments, newest first
create index card_tournament_entry_member on card_tournament_entry (member_id, tournament desc) where member_id is not null;

-- What happened to a tournament beside its hands.
create table card_tournament_incident (
  number bigint generated always as identity primary key,
  tournament bigint not null references card_tournament (id),
  kind text not null check (kind in ('made', 'started', 'cancelled', 'over')),
  -- empty: the clock
  by_name text not null default '',
  approved_by text not null default '',
  reason text not null default '',
  at timestamptz not null default clock_timestamp()
);
-- the log of one tournament
create index card_tournament_incident_of on card_tournament_incident (tournament, number desc);

create trigger card_tournament_incident_is_final before update or delete or truncate on card_tournament_incident
for each statement execute function ledger_refuse_change();

grant select, insert, update on card_tournament to fairhouse_app;
grant select, insert, update, delete on card_tournament_entry to fairhouse_app;
grant select, insert on card_tournament_incident to fairhouse_app;
