-- The account record that members, operators and reports read. An entry with stake and win is shown as two movements, each with its own
-- amount, before and after; amounts add up to the balance. Query by (wallet, seq).
create or replace view ledger_statement as
select l.wallet, l.seq, p.part, l.at, l.batch, k.kind, l.kind as code, p.amount, p.after - p.amount as before, p.after,
  coalesce(l.ref::text, l.note) as ref, a.kind as house, a.detail, case when l.counter < 0 then -l.counter end as other_wallet
from line l
left join posting_kind k on k.code = l.kind
left join house_account a on a.id = l.counter
cross join lateral (
  select 0::smallint as part, case when l.stake is null then l.amount else -l.stake end as amount,
    case when l.stake is null then l.after else l.after - l.amount - l.stake end as after
  union all
  select 1::smallint, l.amount + l.stake, l.after
  where l.stake is not null
) p;

comment on view ledger_statement is 'Published: one row a movement of a wallet; before + amount = after.';

-- Balances of house accounts, all stripes added up.
create or replace view ledger_house as
select b.merchant, b.currency, b.unit, a.kind, a.detail, k.class, a.id as account, coalesce(sum(h.balance), 0)::bigint as balance
from house_account a
join book b on b.id = a.book
join house_kind k on k.kind = a.kind
left join hot_balance h on h.account = a.id
group by b.merchant, b.currency, b.unit, a.kind, a.detail, k.class, a.id;

-- Liabilities to members and agents, by class (M16): in wallets, held for withdrawals, in open rounds, in jackpots.
create or replace view ledger_liability as
select b.merchant, b.currency, b.unit, w.kind as class, sum(w.balance - w.held)::numeric as amount
from wallet w
join book b on b.id = w.book
group by b.merchant, b.currency, b.unit, w.kind
union all
select b.merchant, b.currency, b.unit, 'held', sum(w.held)::numeric
from wallet w
join book b on b.id = w.book
group by b.merchant, b.currency, b.unit
union all
select h.merchant, h.currency, h.unit, h.kind, sum(h.balance)::numeric
from ledger_house h
where h.kind in ('open_bets', 'jackpot')
group by h.merchant, h.currency, h.unit, h.kind;

grant select on ledger_statement, ledger_house, ledger_liability to fairhouse_app;

comment on view ledger_house is 'Published: balances of house accounts, all stripes added up.';
comment on view ledger_liability is 'What is owed to members and agents, by class.';

-- The last nonce that was drawn from each seed that is or was in use; −1 where it has not been drawn from.
create or replace view ledger_seed as
select s.seed_id, s.wallet, case when w.seed_id = s.seed_id then w.nonce else s.nonce end as nonce, s.opened_seq, s.closed_seq
from round_seed s
join wallet w on w.id = s.wallet;

grant select on ledger_seed to fairhouse_app;

comment on view ledger_seed is 'Published: the last nonce that was drawn from each seed.';

-- Nothing reads them any more: house_page and house_move hold what they held.
drop table if exists hot_balance_before, hot_entry_before;
