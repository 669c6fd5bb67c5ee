-- Bets on sports events (docs/decisions/0100). A bet is a round of the ledger, in the window of its first event and the further windows
-- of the others; its legs are in its inputs. These tables have what is not part of that.

-- Bets that wait: for the delay in play.
create table sport_pending (
  id uuid primary key,
  member_id bigint not null,
  -- the call's idempotency key, which the bet is posted with
  key text not null unique,
  caller json not null,
  request json not null,
  state text not null default 'delayed' check (state in ('delayed', 'accepted', 'refused')),
  until timestamptz not null,
  leased_until timestamptz,
  bet uuid,
  refusal json,
  at timestamptz not null default clock_timestamp()
) with (fillfactor = 70);
-- those whose delay is over
create index sport_pending_due on sport_pending (until) where state = 'delayed';

-- What outcomes could cost, by book (merchant and currency): an equal part of a bet's return for each of its legs.
create table sport_exposure (
  event uuid not null,
  outcome text not null,
  book text not null,
  stake bigint not null check (stake >= 0),
  payout bigint not null check (payout >= 0),
  -- the highest payout at the last bet
  most bigint not null,
  primary key (event, outcome, book)
) with (fillfactor = 50);

-- Parts of bets that were cashed out; a bet that was cashed out as a whole is settled.
create table sport_cash_out (
  bet uuid not null,
  no int not null check (no > 0),
  member_id bigint not null,
  key text not null unique,
  ended bigint not null check (ended > 0),
  paid bigint not null check (paid >= 0),
  fair bigint not null,
  at timestamptz not null default clock_timestamp(),
  primary key (bet, no)
);
create trigger sport_cash_out_is_final before update or delete or truncate on sport_cash_out
for each statement execute function ledger_refuse_change();

-- Bets that are cashed out as soon as the offer reaches an amount.
create table sport_auto_cash_out (
  bet uuid primary key,
  member_id bigint not null,
  caller json not null,
  at_least bigint not null check (at_least > 0),
  set_at timestamptz not null default clock_timestamp()
);

-- How far the bets of an event are settled, and by which version of its result.
create table sport_settlement (
  event uuid primary key,
  version int not null check (version > 0),
  settled_to uuid,
  settled int not null default 0,
  is_done boolean not null default false,
  leased_until timestamptz,
  at timestamptz not null default clock_timestamp()
) with (fillfactor = 50);
-- what is left to settle
create index sport_settlement_due on sport_settlement (event) where not is_done;

-- A member's slip, on any device, and how they want prices shown and bets accepted.
create table sport_slip (
  member_id bigint primary key,
  slip json not null,
  version int not null default 1
);
create table sport_preference (
  member_id bigint primary key,
  format text not null default 'decimal',
  policy text not null default 'better' check (policy in ('none', 'better', 'any')),
  zone text,
  quick bigint[] not null default '{}'
);

grant select, insert, update on sport_pending, sport_settlement, sport_slip, sport_preference to fairhouse_app;
grant select, insert, update, delete on sport_exposure, sport_auto_cash_out to fairhouse_app;
grant select, insert on sport_cash_out to fairhouse_app;
