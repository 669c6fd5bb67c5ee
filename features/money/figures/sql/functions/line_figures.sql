-- Reporting figures, one row per ledger entry: the only place that says which movement counts in which figure, with which sign and on
-- which day. Screens, reports, exports and checks only add up its columns, which are defined in features/money/figures/rules/catalogue.ts.
-- Query by (wallet, code) or by `at`: both have an index.

-- The figure of each posting kind outside play. A missing kind fails a test.
create or replace view figure_kind as
select *
from (
  values
    ('deposit.credited', 'deposits', 1),
    ('deposit.creditedOverLimit', 'deposits', 1),
    ('deposit.matched', 'deposits', 1),
    ('deposit.matchedOverLimit', 'deposits', 1),
    ('deposit.fee', 'deposit_fees', -1),
    ('withdrawal.paid', 'paid_out', -1),
    ('withdrawal.returned', 'returned', 1),
    ('withdrawal.fee', 'withdrawal_fees', -1),
    ('withdrawal.feeReturned', 'withdrawal_fees', -1),
    ('transfer.received', 'transfers_in', 1),
    ('transfer.sent', 'transfers_out', -1),
    ('vendor.sent', 'vendor_out', -1),
    ('card.buyIn', 'vendor_out', -1),
    ('card.cashOut', 'vendor_back', 1),
    ('vendor.back', 'vendor_back', 1),
    ('vendor.returned', 'vendor_back', 1),
    ('vendor.promo', 'bonuses', 1),
    ('bonus.stake', 'bonuses', 1),
    ('bonus.share', 'bonuses', -1),
    ('bonus.granted', 'bonuses', 1),
    ('bonus.converted', 'bonuses', 1),
    ('bonus.returned', 'bonuses', -1),
    ('bonus.writtenOff', 'bonuses', 1),
    ('reward.cash', 'bonuses', 1),
    ('agent.income', 'bonuses', 1),
    ('reward.rebate', 'bonuses', 1),
    ('reward.referral', 'bonuses', 1),
    ('correction.credit', 'adjustments', 1),
    ('correction.debit', 'adjustments', 1),
    ('trial.given', 'play_money', 1)
) as f (kind, figure, sign);

-- Money books with their brand, for sums by book.
create or replace view figure_book as
select b.id as book, b.merchant, b.currency, m.time_zone
from book_view b
join merchant_view m on m.code = b.merchant
where b.unit = 'money';
comment on view figure_book is 'Published: the books of money, their brand, currency and time zone.';

-- Settled play, one fact per row (settled_play, docs/decisions/0037), with its brand and the brand's day. `bet_at`: when the bet first
-- settled; corrections and resettlements keep that time where only bets since a time count. Functions return its rows: append new columns
-- at the end.
create or replace view figure_play as
select f.member_id, f.wallet, f.seq, f.at, (f.at at time zone m.time_zone)::date as day, coalesce(f.first_at, f.at) as bet_at, f.batch,
  f.round, f.book, b.merchant, b.currency, f.vendor, f.game, f.category, f.rounds, f.stake as stakes, f.win as wins, f.valid as valid_bets,
  m.time_zone
from ledger_settled_play f
left join book_view b on b.id = f.book
left join merchant_view m on m.code = b.merchant;
comment on view figure_play is 'Published: settled play, a fact a row, with its brand and the brand''s day.';

drop view if exists limits_figure, fraud_figure; -- made again below
drop view if exists figure_line;

-- Settled play is what its facts say (settled_play, docs/decisions/0037), a line has one at most: a round that settles adds a round, its
-- stake, its win and its valid bet; one that is voided or reopened afterwards takes them off on the day of that line, so that a day that
-- is over never changes. A round that was void before it settled counts nowhere but in `placed`. A further win (110) and its return are
-- wins without a round.
create view figure_line as
select
  l.wallet,
  l.seq,
  l.at,
  (l.at at time zone m.time_zone)::date as day,
  l.kind as code,
  k.kind,
  l.ref,
  l.note,
  w.owner as member_id,
  w.kind as wallet_kind,
  b.merchant,
  b.currency,
  case when f.figure = 'deposits' then l.amount * f.sign else 0 end as deposits,
  case when f.figure = 'deposit_fees' then l.amount * f.sign else 0 end as deposit_fees,
  case when f.figure = 'paid_out' then l.amount * f.sign else 0 end as paid_out,
  case when f.figure = 'returned' then l.amount * f.sign else 0 end as returned,
  case when f.figure = 'paid_out' then l.amount * f.sign when f.figure = 'returned' then -l.amount * f.sign else 0 end as withdrawals,
  case when f.figure = 'withdrawal_fees' then l.amount * f.sign else 0 end as withdrawal_fees,
  case when f.figure = 'transfers_in' then l.amount * f.sign else 0 end as transfers_in,
  case when f.figure = 'transfers_out' then l.amount * f.sign else 0 end as transfers_out,
  case when f.figure = 'vendor_out' then l.amount * f.sign else 0 end as vendor_out,
  case when f.figure = 'vendor_back' then l.amount * f.sign else 0 end as vendor_back,
  case when f.figure = 'bonuses' or p.what = 'bonus' then l.amount else 0 end as bonuses,
  case when f.figure = 'adjustments' then l.amount * f.sign else 0 end as adjustments,
  case when f.figure = 'play_money' then l.amount * f.sign else 0 end as play_money,
  -- what play moved in the wallet: stakes as placed, wins and refunds as credited
  case when l.kind < 7 and p.what is distinct from 'bonus' or l.kind in (110, 112) then l.amount else 0 end as play_moved,
  case when l.kind in (1, 3) then 1 else 0 end as bets,
  case
    when l.kind in (1, 5) or p.what = 'raise' then -l.amount
    when l.kind = 3 then coalesce(l.stake, -l.amount)
    when p.what in ('void', 'voidOpen') then -r.stake
    else 0
  end as placed,
  coalesce(s.rounds, 0) as rounds,
  coalesce(s.stake, 0) as stakes,
  coalesce(s.win, 0) as wins,
  coalesce(s.valid, 0) as valid_bets,
  g.vendor,
  g.game
from line_view l
join wallet_view w on w.id = l.wallet
join book_view b on b.id = w.book
join merchant_view m on m.code = b.merchant
join posting_kind_view k on k.code = l.kind
left join figure_kind f on f.kind = k.kind
left join ledger_settled_play s on s.member_id = w.owner and s.at = l.at and s.wallet = l.wallet and s.seq = l.seq
-- for the few entries that need it; an instant round has everything itself
left join round_view r on r.id = l.ref and l.kind in (2, 4, 6)
-- for queries by game; dropped by the planner otherwise
left join round_view g on g.id = l.ref
-- the amount of a refund (4) or return (6), by its source account
left join lateral (
  select case
    when a.kind = 'open_bets' then case when l.kind = 4 then 'voidOpen' else 'raise' end
    when a.kind not in ('ggr', 'jackpot') then 'bonus'
    when exists (
      select from line_view o
      join key_result_view back on back.key = ledger_back_key(o.key)
      where o.wallet = l.wallet and o.ref = l.ref and o.kind in (110, 112) and back.ref = l.key
    ) then 'further'
    when r.state = 'void' and r.settled_at = l.at then 'void'
    else 'reopened'
  end as what
  from house_account_view a
  where a.id = l.counter and l.kind in (4, 6)
) p on true
where b.unit = 'money' and w.kind <> 'bonus'; -- what a member owns; bonus money counts when it pays a stake or becomes cash

-- What moved outside play: the entries of figure_line whose kind is in figure_kind, without the facts and rounds that only play needs. Sums
-- over a large line read a tenth of what figure_line reads. A test proves that both agree.
create or replace view figure_moved as
select l.wallet, l.seq, l.at, (l.at at time zone m.time_zone)::date as day, k.kind, w.owner as member_id, b.merchant, b.currency,
  case when f.figure = 'deposits' then l.amount * f.sign else 0 end as deposits,
  case when f.figure = 'deposit_fees' then l.amount * f.sign else 0 end as deposit_fees,
  case when f.figure = 'paid_out' then l.amount * f.sign when f.figure = 'returned' then -l.amount * f.sign else 0 end as withdrawals,
  case when f.figure = 'withdrawal_fees' then l.amount * f.sign else 0 end as withdrawal_fees,
  case when f.figure = 'transfers_in' then l.amount * f.sign else 0 end as transfers_in,
  case when f.figure = 'transfers_out' then l.amount * f.sign else 0 end as transfers_out,
  case when f.figure = 'bonuses' then l.amount else 0 end as bonuses
from line_view l
join wallet_view w on w.id = l.wallet
join book_view b on b.id = w.book
join merchant_view m on m.code = b.merchant
join posting_kind_view k on k.code = l.kind
join figure_kind f on f.kind = k.kind
where l.kind > 19 and b.unit = 'money' and w.kind <> 'bonus';

grant select on figure_kind, figure_book, figure_play, figure_line, figure_moved to fairhouse_app;

comment on view figure_line is 'Published: what each ledger entry counts as in figures, by brand, member and day.';

comment on view figure_moved is 'Published: deposits, withdrawals, transfers and bonuses by ledger entry.';

-- Views that features below ask for (docs/decisions/0038, sql/asks of those features).

create or replace view limits_figure as
select wallet, member_id, code, at, deposits, play_moved
from figure_line;

comment on view limits_figure is 'Fills limits: deposits and play by ledger entry.';

create or replace view fraud_figure as
select wallet, member_id, code, at, deposits, deposit_fees, stakes
from figure_line;

comment on view fraud_figure is 'Fills fraud: deposits and stakes by ledger entry.';

grant select on limits_figure, fraud_figure to fairhouse_app;
