-- The ledger: every movement of money, points and bonus credit. See packages/ledger/README.md.
-- The application's role reads these tables and executes the functions; it never writes them (requirement M2).

create table currency (
  code text primary key,
  digits smallint not null default 4 check (digits = 4),
  is_play boolean not null
);

insert into currency (code, is_play)
values ('VND', false), ('USD', false), ('FUN', true);

-- One merchant's books in one currency. Points are kept apart from money: one posting never leaves its book.
create table book (
  id int generated always as identity primary key,
  merchant text not null check (merchant <> ''),
  currency text not null references currency,
  unit text not null default 'money' check (unit in ('money', 'points')),
  unique (merchant, currency, unit)
);

-- The chart of accounts: what kinds of house account there are (packages/ledger/chart.ts is the source).
create table house_kind (
  kind text primary key,
  class text not null check (class in ('play', 'clearing', 'cost', 'income', 'transit', 'issued')),
  meaning text not null
);

create sequence house_account_no;

-- The upper 32 bits of an account's number are its book, so that a posting's book is checked by arithmetic.
create table house_account (
  id bigint primary key,
  book int not null references book,
  kind text not null references house_kind,
  detail text not null default '',
  opened_at timestamptz not null default now(),
  unique (book, kind, detail),
  check (id >> 32 = book)
);

-- The kinds of movement that the features declared with definePosting; a code is never used for another kind.
create table posting_kind (
  code smallint primary key,
  kind text not null unique,
  house text references house_kind,
  is_credit boolean not null,
  is_below_floor boolean not null default false,
  is_spend boolean not null default false,
  is_deposit boolean not null default false,
  check (not (is_below_floor and is_spend))
);

-- Domains instead of column checks: a check is read and compiled by every statement that writes the row, a domain only where its
-- column is set. That is a tenth of the cost of a small batch.
create domain wallet_state as text check (value in ('open', 'debt', 'closed'));
create domain wallet_kind as text check (value in ('cash', 'bonus', 'points', 'agent_cash', 'agent_commission'));
create domain round_state as text check (value in ('open', 'settled', 'void'));
create domain not_negative as bigint check (value >= 0);

-- No foreign key and no index on a column that changes: each change of a balance is a HOT update.
create table wallet (
  id bigint generated always as identity primary key,
  balance bigint not null default 0,
  held bigint not null default 0,
  seq bigint not null default 0,
  floor bigint not null default 0,
  owner bigint not null,
  book int not null,
  is_frozen boolean not null default false,
  is_guarded boolean not null default false,
  state wallet_state not null default 'open',
  kind wallet_kind not null,
  purpose text not null default '',
  opened_at timestamptz not null default now(),
  constraint wallet_never_overdrawn check (held >= 0 and (balance - held >= floor or state = 'debt'))
) with (fillfactor = 50);

-- Serves walletOf(owner, kind, currency) and makes opening idempotent; a bonus grant names itself in `purpose`.
create unique index wallet_owner on wallet (owner, kind, book, purpose);

create sequence ledger_batch;

-- One row per wallet side. amount = win − stake of the item; `stake` is set only where one item carried both.
-- counter: a house account (> 0) or, between wallets, the other wallet (< 0).
create table line (
  wallet bigint not null,
  seq bigint not null,
  batch bigint not null,
  counter bigint not null,
  amount bigint not null,
  after bigint not null,
  fingerprint bigint not null,
  at timestamptz not null,
  key uuid not null,
  kind smallint not null,
  ref uuid,
  stake bigint,
  note text,
  primary key (wallet, seq)
);

-- Serves idempotency: a key has one line. The second side of a transfer has a key made from the first (M4).
create unique index line_key on line (key);

-- Results without a line: final refusals, holds placed and released, tombstones. A key is in one place only.
create table key_result (
  key uuid primary key,
  wallet bigint not null,
  fingerprint bigint not null,
  code smallint not null,
  guard text,
  ref uuid,
  balance bigint not null,
  held bigint not null,
  seq bigint not null,
  at timestamptz not null
);

-- The house side, striped by writer so that no two writers wait for each other.
create table hot_balance (
  account bigint not null,
  stripe smallint not null,
  balance bigint not null default 0,
  seq bigint not null default 0,
  primary key (account, stripe)
) with (fillfactor = 20);

-- One row per house account and batch: the sum of what the batch's lines moved.
create table hot_entry (
  account bigint not null,
  stripe smallint not null,
  seq bigint not null,
  batch bigint not null,
  lines int not null,
  amount bigint not null,
  after bigint not null,
  primary key (account, stripe, seq)
);

create table hold (
  id uuid primary key,
  wallet bigint not null,
  amount bigint not null check (amount > 0),
  purpose text not null,
  placed_at timestamptz not null,
  expires_at timestamptz,
  resolution text check (resolution in ('posted', 'voided', 'expired')),
  posted_amount bigint check (posted_amount between 0 and amount),
  resolved_by uuid,
  resolved_at timestamptz,
  check ((resolution is null) = (resolved_at is null))
);
-- Serves the sweeper (open holds past their time) and reconcile's proof that held = Σ open holds.
create index hold_open on hold (wallet, expires_at) where resolution is null;
create index hold_due on hold (expires_at) where resolution is null and expires_at is not null;

-- The one domain row that the ledger itself writes: a round of one of our games, or of a vendor's.
create table round (
  id uuid primary key,
  wallet bigint not null,
  stake not_negative not null,
  win not_negative not null default 0,
  nonce bigint,
  seed_id uuid,
  at timestamptz not null,
  settled_at timestamptz,
  edition int not null,
  state round_state not null,
  vendor text not null,
  game text not null,
  inputs json,
  outcome json,
  events json
);
-- A seed's nonce is drawn once, whoever asks.
create unique index round_nonce on round (seed_id, nonce) where seed_id is not null;
-- Serves resuming (the open rounds of a wallet) and reconcile's proof that open_bets = Σ open stakes.
create index round_open on round (wallet) where state = 'open';

-- What safer play forbids a wallet. Limits are kept by that feature; the counters are moved here, under the wallet's lock,
-- so that nothing can overshoot. `used` of loss is stakes − wins and may be negative. null = no limit.
create table wallet_guard (
  wallet bigint primary key,
  zone text not null default 'UTC',
  excluded_until timestamptz,
  play_until timestamptz,
  pause_at timestamptz,
  stake_max not_negative,
  day_ends timestamptz not null,
  week_ends timestamptz not null,
  month_ends timestamptz not null,
  loss_day not_negative,
  loss_week not_negative,
  loss_month not_negative,
  wager_day not_negative,
  wager_week not_negative,
  wager_month not_negative,
  deposit_day not_negative,
  deposit_week not_negative,
  deposit_month not_negative,
  loss_day_used bigint not null default 0,
  loss_week_used bigint not null default 0,
  loss_month_used bigint not null default 0,
  wager_day_used bigint not null default 0,
  wager_week_used bigint not null default 0,
  wager_month_used bigint not null default 0,
  deposit_day_used bigint not null default 0,
  deposit_week_used bigint not null default 0,
  deposit_month_used bigint not null default 0
) with (fillfactor = 50);

-- A day that is over, sealed: yesterday's digest must not change (invariant 10).
create table closed_day (
  day date primary key,
  lines bigint not null,
  entries bigint not null,
  digest text not null,
  closed_at timestamptz not null default now()
);

-- How far the continuous proof has come; one row. `batch`: everything up to it is proved. `next_batch` may be proved as soon as
-- every transaction older than `next_xid` has ended. The blocks say where the lines and entries written since begin.
create table proof_mark (
  is_only boolean primary key default true check (is_only),
  batch bigint not null default 0,
  next_batch bigint,
  next_xid xid8,
  line_block bigint not null default 0,
  entry_block bigint not null default 0,
  next_line_block bigint not null default 0,
  next_entry_block bigint not null default 0,
  proved_at timestamptz
);
insert into proof_mark (batch)
values (0);

-- Entries are append-only for everyone, the owner included: a correction is a new posting (M2).
create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'FH001';
end $$;

create trigger line_is_final before update or delete or truncate on line
for each statement execute function ledger_refuse_change();
create trigger hot_entry_is_final before update or delete or truncate on hot_entry
for each statement execute function ledger_refuse_change();
create trigger key_result_is_final before update or delete or truncate on key_result
for each statement execute function ledger_refuse_change();
create trigger closed_day_is_final before update or delete or truncate on closed_day
for each statement execute function ledger_refuse_change();

grant select on currency, book, house_kind, house_account, posting_kind, wallet, line, key_result, hot_balance, hot_entry, hold,
  round, wallet_guard, closed_day, proof_mark to fairhouse_app;

-- What the ledger's functions hand each other: one item, and its result.
create type ledger_item as (
  op smallint,
  key uuid,
  fingerprint bigint,
  wallet bigint,
  kind smallint,
  house bigint,
  house2 bigint,
  amount bigint,
  stake bigint,
  other bigint,
  ref uuid,
  note text,
  until timestamptz,
  vendor text,
  game text,
  edition int,
  seed_id uuid,
  nonce bigint,
  inputs text,
  outcome text,
  events text
);

create type ledger_result as (
  code smallint,
  guard text,
  ref uuid,
  balance bigint,
  held bigint,
  seq bigint
);
