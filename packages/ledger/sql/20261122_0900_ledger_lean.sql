-- A bet writes less: one index fewer, and the house's side of a batch in one row instead of one a house account.

-- A seed's nonces are drawn in order by the one wallet that it belongs to. While a wallet draws from a seed, its row knows the last
-- nonce, so a batch sees under the wallet's lock that a nonce is new and no index of nonces has to be kept.
alter table wallet
  add column seed_id uuid,
  add column nonce bigint not null default -1;

-- The seeds that drew, and the last nonce of those that their wallet draws from no more.
create table round_seed (
  seed_id uuid primary key,
  wallet bigint not null,
  nonce bigint not null
);
insert into round_seed (seed_id, wallet, nonce)
select seed_id, min(wallet), max(nonce)
from round
where seed_id is not null
group by seed_id;
drop index round_nonce;

-- The balances of 32 house accounts in one stripe: the account whose number ends in n (of 32) is element n + 1. A batch moves most of
-- the accounts of a page at once, so one row is written where there were 32. fillfactor: each change is a HOT update.
create table house_page (
  page int not null,
  stripe smallint not null,
  seq bigint not null default 0,
  balances bigint[] not null default array_fill(0::bigint, array[32]),
  primary key (page, stripe)
) with (fillfactor = 20);

-- One row a page and batch: what the batch's lines moved on each account that it touched, and the balance after.
create table house_entry (
  page int not null,
  stripe smallint not null,
  seq bigint not null,
  batch bigint not null,
  accounts bigint[] not null,
  lines int[] not null,
  amounts bigint[] not null,
  afters bigint[] not null,
  primary key (page, stripe, seq)
);

-- What was written before keeps its sums: an old entry becomes a row of one account.
alter table hot_balance rename to hot_balance_before;
alter table hot_entry rename to hot_entry_before;

insert into house_entry (page, stripe, seq, batch, accounts, lines, amounts, afters)
select (e.account & 4294967295) >> 5, e.stripe,
  row_number() over (partition by (e.account & 4294967295) >> 5, e.stripe order by e.batch, e.account, e.seq), e.batch,
  array[e.account], array[e.lines], array[e.amount], array[e.after]
from hot_entry_before e;

insert into house_page (page, stripe, seq, balances)
select p.page, s.stripe,
  (select coalesce(max(e.seq), 0) from house_entry e where e.page = p.page and e.stripe = s.stripe),
  array(
    select coalesce((
      select b.balance
      from house_account a
      join hot_balance_before b on b.account = a.id and b.stripe = s.stripe
      where (a.id & 4294967295) = p.page * 32::bigint + n
    ), 0)
    from generate_series(0, 31) n
    order by n
  )
from (select distinct ((id & 4294967295) >> 5)::int as page from house_account) p
cross join generate_series(0, 63) s (stripe);

create trigger house_entry_is_final before update or delete or truncate on house_entry
for each statement execute function ledger_refuse_change();

-- The house as it is read: an account and stripe a row, an account and batch a row.
create view hot_balance as
select a.id as account, p.stripe, p.balances[(a.id & 31) + 1] as balance, p.seq
from house_account a
join house_page p on p.page = ((a.id & 4294967295) >> 5)::int;

create view hot_entry as
select u.account, e.stripe, e.seq, e.batch, u.lines, u.amount, u.after
from house_entry e
cross join lateral unnest(e.accounts, e.lines, e.amounts, e.afters) u (account, lines, amount, after);

grant select on round_seed, house_page, house_entry, hot_balance, hot_entry to fairhouse_app;

-- What a batch brings: its wallets with their sums, and its items. `place` is the wallet's place among the batch's wallets, from 1.
create type ledger_purse as (
  place int,
  book int,
  id bigint,
  need bigint,
  net bigint,
  lines int,
  loss bigint,
  stake bigint,
  win bigint,
  most bigint,
  deposit bigint,
  seed_id uuid,
  nonce bigint,
  last_nonce bigint
);

create type ledger_entry as (
  place int,
  op smallint,
  kind smallint,
  key uuid,
  print bigint,
  house bigint,
  amount bigint,
  stake bigint,
  step int,
  run bigint,
  ref uuid,
  house2 bigint,
  other bigint,
  note text,
  until timestamptz,
  at timestamptz,
  vendor text,
  game text,
  edition int,
  seed_id uuid,
  nonce bigint,
  inputs json,
  outcome json,
  events json
);

-- The door of money takes other arrays from now on (functions/ledger_apply.sql); the old one is shut.
drop function if exists ledger_apply(int, bigint[], int[], bigint[], bigint[], int[], bigint[], bigint[], bigint[],
  bigint[], bigint[], bigint[], bigint[], int[], int[], smallint[], uuid[], bigint[], smallint[], bigint[], bigint[], bigint[],
  bigint[], bigint[], int[], bigint[], uuid[], text[], timestamptz[], timestamptz[], text[], text[], int[], uuid[], bigint[], json[],
  json[], json[]);
drop function if exists ledger_guard_batch(timestamptz, boolean[], boolean[], bigint[], bigint[], bigint[], bigint[], bigint[],
  bigint[]);
