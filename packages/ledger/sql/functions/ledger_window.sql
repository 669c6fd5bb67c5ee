-- Betting windows. Lock order: wallets, then windows; whoever moves a window holds no wallet.

-- Why a bet cannot be placed in this window now: 0 it can, 15 the window is unknown, shut, or its time has not come or is over, 16 its
-- epoch has moved. The row is locked until the transaction ends, so that no window shuts or moves before the bet is committed.
create or replace function ledger_window_refuses(p_window uuid, p_epoch int) returns int
language plpgsql as $$
declare
  b bet_window;
begin
  select * into b
  from bet_window
  where id = p_window
  for share;
  return case
    when b.id is null or b.is_shut or clock_timestamp() < b.opens_at or clock_timestamp() >= b.closes_at then 15
    when b.epoch <> p_epoch then 16
    else 0
  end;
end $$;

-- The same for all windows of an item, locked in order of ID.
create or replace function ledger_windows_refuse(i ledger_item) returns int
language sql as $$
  select coalesce(max(ledger_window_refuses(f.id, f.epoch)), 0)
  from (
    select x.id, x.epoch
    from (select i.bet_window as id, i.epoch union all select u.id, u.epoch from unnest(i.windows, i.epochs) u (id, epoch)) x
    where x.id is not null
    order by x.id
    offset 0
  ) f;
$$;

-- The same for a posting that is no bet, such as a part of a bet that is cashed out: called after it, in its transaction.
create or replace function ledger_hold_windows(p_windows uuid[], p_epochs int[]) returns int
language sql security definer set search_path = public, pg_temp as $$
  select coalesce(max(ledger_window_refuses(f.id, f.epoch)), 0)
  from (select u.id, u.epoch from unnest(p_windows, p_epochs) u (id, epoch) order by u.id offset 0) f;
$$;

-- Creates or moves a window; returns when its transaction is the only one that holds it.
create or replace function ledger_set_window(p_window uuid, p_opens_at timestamptz, p_closes_at timestamptz, p_is_shut boolean,
  p_epoch int) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into bet_window (id, opens_at, closes_at, is_shut, epoch)
  values (p_window, p_opens_at, p_closes_at, p_is_shut, p_epoch)
  on conflict (id) do update
  set opens_at = excluded.opens_at, closes_at = excluded.closes_at, is_shut = excluded.is_shut, epoch = excluded.epoch;
$$;

create or replace view window_round_view as
select id, bet_window, wallet, stake, win, at, settled_at, state, inputs, outcome, bonus_wallet, first_settled_at, game
from round
where bet_window is not null;
comment on view window_round_view is 'Published: rounds that were bet in a window.';

create or replace view round_in_window_view as
select r.bet_window, r.id as round from round r where r.bet_window is not null
union all
select f.bet_window, f.round from round_window f;
comment on view round_in_window_view is 'Published: rounds that depend on a window, as their first or a further one.';

revoke execute on function ledger_window_refuses(uuid, int), ledger_windows_refuse(ledger_item), ledger_hold_windows(uuid[], int[]),
  ledger_set_window(uuid, timestamptz, timestamptz, boolean, int) from public;
grant execute on function ledger_set_window(uuid, timestamptz, timestamptz, boolean, int), ledger_hold_windows(uuid[], int[])
  to fairhouse_app;
grant select on window_round_view, round_in_window_view to fairhouse_app;
