-- Sums by day of what a wallet's lines say, so that a record of a million lines opens like one of ten. They are made from the
-- lines alone, line by line and once each; what is not summed yet is added when somebody asks. Days are the merchant's.

-- How far a wallet's lines are summed. Whoever sums holds this row.
create table wallet_sum_mark (
  wallet bigint primary key,
  seq bigint not null
);

-- What moved, by the day of the line and its kind; a line with stake and win counts as two movements, as in the statement.
create table wallet_day (
  wallet bigint not null,
  day date not null,
  kind smallint not null,
  lines bigint not null,
  credits bigint not null check (credits >= 0),
  debits bigint not null check (debits <= 0),
  first_seq bigint not null,
  last_seq bigint not null,
  primary key (wallet, day, kind)
);

-- What was played, by the day on which the round began and its game; win − stake is what the lines moved.
create table play_day (
  wallet bigint not null,
  day date not null,
  vendor text not null,
  game text not null,
  rounds bigint not null,
  stake bigint not null,
  win bigint not null,
  primary key (wallet, day, vendor, game)
);

-- money movements among many rounds: deposits, withdrawals, corrections of a wallet, newest first. Rounds are never in it.
create index line_money on line (wallet, seq) where kind > 19;

grant select, insert, update on wallet_sum_mark, wallet_day, play_day to fairhouse_app;
