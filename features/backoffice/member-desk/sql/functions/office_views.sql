-- Views of the back office over other features' tables, in one place: a change of those tables fails at migration, not on a screen.

drop view if exists office_member, office_movement, office_round, office_deposit, office_withdrawal;

create view office_member as
select
  m.id,
  m.merchant,
  m.account,
  m.account_key,
  m.nickname,
  m.type,
  m.state,
  m.state_reason,
  m.upline_id,
  upline.account as upline_account,
  m.payee_name,
  m.email,
  m.mobile,
  m.birthday,
  m.language,
  m.register_ip,
  m.created_at,
  w.id as wallet,
  b.currency,
  coalesce(w.balance, 0) as balance,
  coalesce(w.held, 0) as held,
  (select max(s.created_at) from member_session_view s where s.member_id = m.id) as last_login_at
from member_view m
left join member_view upline on upline.id = m.upline_id
left join wallet_view w on w.owner = m.id and w.kind = 'cash'
left join book_view b on b.id = w.book;

create view office_movement as
select
  l.wallet,
  l.seq,
  l.at,
  k.kind,
  l.amount,
  l.after,
  l.stake,
  l.ref,
  l.note,
  w.owner as member_id,
  w.kind as wallet_kind,
  b.merchant,
  b.currency,
  k.code,
  k.house
from line_view l
join wallet_view w on w.id = l.wallet
join book_view b on b.id = w.book
join posting_kind_view k on k.code = l.kind;

create view office_round as
select
  r.id,
  r.wallet,
  r.vendor,
  r.game,
  r.edition,
  r.stake,
  r.win,
  r.state,
  r.at,
  l.seq,
  l.after,
  w.owner as member_id,
  b.currency,
  r.bonus_stake
from line_view l
join round_view r on r.id = l.ref and r.wallet = l.wallet
join wallet_view w on w.id = l.wallet
join book_view b on b.id = w.book
where l.kind in (1, 3); -- the ledger entry that starts a round: a pending stake, or an instant round

create view office_deposit as
select d.id, d.number, d.member_id, d.merchant, d.created_at as at, m.code as method, d.amount, d.currency, d.state
from deposit_view d
join deposit_method_view m on m.id = d.method;

create view office_withdrawal as
select
  w.id,
  w.number,
  w.member_id,
  w.merchant,
  w.requested_at as at,
  a.bank || ' ••' || right(a.account_number, 4) as method,
  w.amount,
  w.currency,
  w.state
from withdrawal_view w
join payout_account_view a on a.id = w.account;

grant select on office_member, office_movement, office_round, office_deposit, office_withdrawal to fairhouse_app;
