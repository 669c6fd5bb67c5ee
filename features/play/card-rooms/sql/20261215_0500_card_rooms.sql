-- Card rooms: members play against each other (docs/decisions/0110-card-rooms.md). Rows that any process continues.

create table card_room (
  id bigint generated always as identity primary key,
  merchant text not null references merchant (code),
  code text not null check (code ~ '^[A-Z0-9]{2,12}$'),
  game text not null check (game in ('holdem', 'tien-len')),
  currency text not null references currency (code),
  -- play with free chips, beside practice bots: no money moves
  is_practice boolean not null,
  seats int not null check (seats between 2 and 9),
  small bigint not null check (small >= 0),
  -- the big blind, or what a card is worth
  unit bigint not null check (unit > 0),
  chip bigint not null check (chip > 0 and unit % chip = 0 and small % chip = 0),
  rake_ppm int not null check (rake_ppm between 0 and 100000),
  rake_cap bigint not null check (rake_cap >= 0),
  buy_min bigint not null check (buy_min > 0),
  buy_max bigint not null check (buy_max >= buy_min),
  may_run_twice boolean not null default false,
  turn_seconds int not null check (turn_seconds between 5 and 120),
  bank_seconds int not null check (bank_seconds between 0 and 300),
  -- closing: its hand is played to the end, nobody sits down
  state text not null default 'open' check (state in ('open', 'closing', 'closed')),
  hands int not null default 0,
  -- where the button is, or who won the game before
  button int,
  -- when the next hand may begin
  next_at timestamptz not null default clock_timestamp(),
  -- rises with every change that a page shows
  version bigint not null default 0,
  unique (merchant, code),
  -- practice is never for money
  constraint card_room_practice check (is_practice = (currency = 'FUN'))
);

create table card_seat (
  room bigint not null references card_room (id),
  seat int not null check (seat between 0 and 8),
  -- null: a practice bot
  member_id bigint references member (id),
  name text not null check (length(name) between 1 and 40),
  -- the member's chips and cash; null: practice
  wallet bigint references wallet (id),
  cash bigint references wallet (id),
  chips bigint not null check (chips >= 0),
  state text not null default 'seated' check (state in ('seated', 'away', 'leaving')),
  -- what is left of the time bank
  bank_ms int not null check (bank_ms >= 0),
  -- joined between the blinds: posts one with the next hand
  owes boolean not null default false,
  away_since timestamptz,
  sat_at timestamptz not null default clock_timestamp(),
  primary key (room, seat),
  -- one seat per person in a room
  constraint card_seat_person unique (room, member_id),
  constraint card_seat_wallets check ((wallet is null) = (cash is null))
);
-- the tables of a member
create index card_seat_member on card_seat (member_id) where member_id is not null;

create table card_hand (
  id uuid primary key,
  room bigint not null references card_room (id),
  number int not null,
  -- the room's stakes as they were; a hand is always played by these
  stakes jsonb not null,
  edition int not null,
  label text not null,
  -- Merkle root of the sealed deck: published before the players' seeds are known
  root text not null,
  -- encrypted; kept for audits and never published
  seed bytea not null,
  -- seats that are dealt in, with their stacks
  entries jsonb not null,
  -- the players' seeds by seat, which cut the deck
  seeds jsonb not null default '{}',
  button int,
  state text not null default 'cutting' check (state in ('cutting', 'playing', 'over', 'void')),
  version int not null default 0,
  -- when the clock decides for who is awaited
  due_at timestamptz,
  begun_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  unique (room, number),
  constraint card_hand_due check ((state in ('cutting', 'playing')) = (due_at is not null))
);
-- one hand at a time in a room
create unique index card_hand_live on card_hand (room) where state in ('cutting', 'playing');
-- decisions whose time is over: what the worker asks for every moment
create index card_hand_due on card_hand (due_at) where due_at is not null;

create table card_decision (
  hand uuid not null references card_hand (id),
  number int not null check (number >= 0),
  seat int not null,
  action jsonb not null,
  by text not null check (by in ('player', 'clock', 'bot')),
  at timestamptz not null default clock_timestamp(),
  primary key (hand, number)
);

-- What a hand moved, seat by seat.
create table card_result (
  hand uuid not null references card_hand (id),
  seat int not null,
  -- null: a practice bot
  member_id bigint references member (id),
  put bigint not null check (put >= 0),
  won bigint not null check (won >= 0),
  rake bigint not null check (rake >= 0),
  -- the round of the betting record; null: practice, or nothing was put in
  round uuid,
  primary key (hand, seat)
);
-- a member's hands, newest first
create index card_result_member on card_result (member_id, hand desc) where member_id is not null;
-- the hand of a round of the betting record
create index card_result_round on card_result (round) where round is not null;

grant select, insert, update on card_room, card_hand to fairhouse_app;
grant select, insert, update, delete on card_seat to fairhouse_app;
grant select, insert on card_decision, card_result to fairhouse_app;
