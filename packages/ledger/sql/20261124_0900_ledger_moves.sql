-- A batch writes one row for the house, as its caller summed it up. The pages with the balances follow every 32 batches, so that
-- most batches touch none of them; whoever reads a balance adds what has not been folded in yet.

-- How far the house's side of a writer has come: the number of its last move, and of the last one that is in the pages.
-- fillfactor: each change is a HOT update.
create table house_stripe (
  stripe smallint primary key,
  seq bigint not null default 0,
  folded bigint not null default 0
) with (fillfactor = 10);

-- One row a batch: what its lines moved on each house account that they touched, and how many they were.
create table house_move (
  stripe smallint not null,
  seq bigint not null,
  batch bigint not null,
  accounts bigint[] not null,
  lines int[] not null,
  amounts bigint[] not null,
  primary key (stripe, seq)
);

insert into house_move (stripe, seq, batch, accounts, lines, amounts)
select e.stripe, row_number() over (partition by e.stripe order by e.batch, e.page, e.seq), e.batch, e.accounts, e.lines, e.amounts
from house_entry e;

insert into house_stripe (stripe, seq, folded)
select s, coalesce(max(m.seq), 0), coalesce(max(m.seq), 0)
from generate_series(0, 63) s
left join house_move m on m.stripe = s
group by s;

create trigger house_move_is_final before update or delete or truncate on house_move
for each statement execute function ledger_refuse_change();

-- The house as it is read: an account and stripe a row, an account and batch a row.
create or replace view hot_balance as
select a.id as account, p.stripe, p.balances[(a.id & 31) + 1] + coalesce(u.amount, 0) as balance, s.seq
from house_account a
join house_page p on p.page = ((a.id & 4294967295) >> 5)::int
join house_stripe s on s.stripe = p.stripe
left join (
  select m.stripe, v.account, sum(v.amount)::bigint as amount
  from house_stripe t
  join house_move m on m.stripe = t.stripe and m.seq > t.folded
  cross join lateral unnest(m.accounts, m.amounts) v (account, amount)
  group by m.stripe, v.account
) u on u.account = a.id and u.stripe = p.stripe;

drop view hot_entry;
create view hot_entry as
select u.account, m.stripe, m.seq, m.batch, u.lines, u.amount
from house_move m
cross join lateral unnest(m.accounts, m.lines, m.amounts) u (account, lines, amount);

drop function if exists ledger_entries_since(bigint);
drop table house_entry;
alter table house_page drop column seq;

grant select on house_stripe, house_move, hot_entry to fairhouse_app;

-- The door of money takes other arrays from now on (functions/ledger_apply.sql); the old one is shut.
drop function if exists ledger_apply(int, ledger_purse[], int[], bigint[], bigint[], int[], uuid[], ledger_entry[], boolean, boolean,
  boolean);
drop function if exists ledger_batch(int, ledger_purse[], int[], bigint[], bigint[], int[], uuid[], ledger_entry[], boolean, boolean,
  boolean);
