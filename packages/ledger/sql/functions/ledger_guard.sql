-- The end of the calendar day, week (from Monday) or month that contains p_at, in the wallet's zone.
create or replace function ledger_period_end(p_period text, p_zone text, p_at timestamptz) returns timestamptz
language sql stable as $$
  select day_start((date_trunc(p_period, p_at at time zone p_zone) + ('1 ' || p_period)::interval)::date, p_zone);
$$;

-- Adds what the wallet's row has accumulated, and resets ended periods. Must be followed by ledger_guard_room.
create or replace function ledger_guard_settle(p_wallet bigint, p_now timestamptz) returns void
language sql as $$
  update wallet_limit g
  set loss_day_used = g.loss_day_used + w.staked - w.won, loss_week_used = g.loss_week_used + w.staked - w.won,
    loss_month_used = g.loss_month_used + w.staked - w.won, wager_day_used = g.wager_day_used + w.staked,
    wager_week_used = g.wager_week_used + w.staked, wager_month_used = g.wager_month_used + w.staked
  from wallet w
  where g.wallet = p_wallet and w.id = p_wallet and (w.staked <> 0 or w.won <> 0);

  update wallet_limit
  set day_ends = case when day_ends <= p_now then ledger_period_end('day', zone, p_now) else day_ends end,
    week_ends = case when week_ends <= p_now then ledger_period_end('week', zone, p_now) else week_ends end,
    month_ends = case when month_ends <= p_now then ledger_period_end('month', zone, p_now) else month_ends end,
    loss_day_used = case when day_ends <= p_now then 0 else loss_day_used end,
    loss_week_used = case when week_ends <= p_now then 0 else loss_week_used end,
    loss_month_used = case when month_ends <= p_now then 0 else loss_month_used end,
    wager_day_used = case when day_ends <= p_now then 0 else wager_day_used end,
    wager_week_used = case when week_ends <= p_now then 0 else wager_week_used end,
    wager_month_used = case when month_ends <= p_now then 0 else wager_month_used end,
    deposit_day_used = case when day_ends <= p_now then 0 else deposit_day_used end,
    deposit_week_used = case when week_ends <= p_now then 0 else deposit_week_used end,
    deposit_month_used = case when month_ends <= p_now then 0 else deposit_month_used end
  where wallet = p_wallet and (day_ends <= p_now or week_ends <= p_now or month_ends <= p_now);
$$;

-- Stores in the wallet's row what its limits leave, and until when: the next end of a period or of the session limit. An exclusion leaves
-- nothing; a bonus that pays before the cash decides stakes item by item.
create or replace function ledger_guard_room(p_wallet bigint, p_now timestamptz) returns void
language sql as $$
  update wallet w
  set staked = 0, won = 0, stake_max = coalesce(g.stake_max, 9223372036854775807),
    stake_room = coalesce(least(g.wager_day - g.wager_day_used, g.wager_week - g.wager_week_used, g.wager_month - g.wager_month_used),
      9223372036854775807),
    loss_room = coalesce(least(g.loss_day - g.loss_day_used, g.loss_week - g.loss_week_used, g.loss_month - g.loss_month_used),
      9223372036854775807),
    guard_until = case
      when g.excluded_until > p_now then '-infinity'
      when w.bonus is not null and (select b.is_first from bonus_wallet b where b.wallet = w.bonus) then '-infinity'
      else least(g.day_ends, g.week_ends, g.month_ends, g.play_until, g.pause_at)
    end
  from wallet_limit g
  where w.id = p_wallet and g.wallet = p_wallet;
$$;

-- The limit that forbids this, or null. A loss limit is tested as if the stake were lost, so that it cannot be exceeded.
create or replace function ledger_guard_test(g wallet_limit, p_now timestamptz, p_is_play boolean, p_stake bigint, p_deposit bigint)
returns text language sql immutable as $$
  select case
    when p_is_play and g.excluded_until > p_now then 'excluded'
    when p_is_play and g.play_until <= p_now then 'playTime'
    when p_is_play and g.pause_at <= p_now then 'pause'
    when p_is_play and p_stake > g.stake_max then 'stakeMax'
    when p_is_play and g.loss_day_used + p_stake > g.loss_day then 'lossDay'
    when p_is_play and g.loss_week_used + p_stake > g.loss_week then 'lossWeek'
    when p_is_play and g.loss_month_used + p_stake > g.loss_month then 'lossMonth'
    when p_is_play and g.wager_day_used + p_stake > g.wager_day then 'wagerDay'
    when p_is_play and g.wager_week_used + p_stake > g.wager_week then 'wagerWeek'
    when p_is_play and g.wager_month_used + p_stake > g.wager_month then 'wagerMonth'
    when p_deposit > 0 and g.excluded_until > p_now then 'excluded'
    when p_deposit > 0 and g.deposit_day_used + p_deposit > g.deposit_day then 'depositDay'
    when p_deposit > 0 and g.deposit_week_used + p_deposit > g.deposit_week then 'depositWeek'
    when p_deposit > 0 and g.deposit_month_used + p_deposit > g.deposit_month then 'depositMonth'
  end;
$$;

-- Tests one item against the wallet's limits; the wallet is locked. Returns the limit that refuses, or null.
create or replace function ledger_guard_refuses(p_wallet bigint, p_now timestamptz, p_is_play boolean, p_stake bigint, p_deposit bigint)
returns text language plpgsql as $$
declare
  g wallet_limit;
begin
  perform ledger_guard_settle(p_wallet, p_now);
  perform ledger_guard_room(p_wallet, p_now);
  select * into g
  from wallet_limit
  where wallet = p_wallet;
  return ledger_guard_test(g, p_now, p_is_play, p_stake, p_deposit);
end $$;

-- Counts what was accepted. A refund or rollback passes a negative wager.
create or replace function ledger_guard_count(p_wallet bigint, p_now timestamptz, p_wager bigint, p_win bigint, p_deposit bigint)
returns void language plpgsql as $$
begin
  perform ledger_guard_settle(p_wallet, p_now);
  update wallet_limit
  set loss_day_used = loss_day_used + p_wager - p_win,
    loss_week_used = loss_week_used + p_wager - p_win,
    loss_month_used = loss_month_used + p_wager - p_win,
    wager_day_used = wager_day_used + p_wager,
    wager_week_used = wager_week_used + p_wager,
    wager_month_used = wager_month_used + p_wager,
    deposit_day_used = deposit_day_used + p_deposit,
    deposit_week_used = deposit_week_used + p_deposit,
    deposit_month_used = deposit_month_used + p_deposit
  where wallet = p_wallet;
  if found then
    perform ledger_guard_room(p_wallet, p_now);
  end if;
end $$;

drop function if exists ledger_fits(wallet, ledger_purse); -- two questions were asked before
drop function if exists ledger_is_short(wallet, ledger_purse);

-- Whether the limits of a guarded wallet leave room for all its items. (Inlined, as ledger_state.)
create or replace function ledger_has_room(a wallet, p ledger_purse) returns boolean
language sql as $$
  select p.deposit = 0 and p.most <= a.stake_max and a.staked + p.stake <= a.stake_room and a.staked - a.won + p.loss <= a.loss_room
    and a.guard_until > clock_timestamp();
$$;

-- How a batch classifies a wallet: 1 it may be updated as a whole: open, in the expected book, able to pay, its nonces new, its limits far
-- enough; its single item is a stake that it cannot pay, and nothing else refuses it: 2 it has no bonus, 3 a bonus may pay; 0 it cannot
-- pay alone, −1 it can, but something else may refuse it: both are decided item by item. (Inlined into the calling statement, so it costs
-- no call; each copy prepares all its expressions, so there are few.)
create or replace function ledger_state(a wallet, p ledger_purse) returns int
language sql as $$
  select case
    when a.state = 'open' and not a.is_frozen and a.book = p.book
      and (p.seed_id is null or (a.seed_id = p.seed_id and a.nonce < p.nonce))
    then case
      when a.balance - a.held - a.floor < p.need then
        case when p.lines = 1 and p.most >= 0 and p.need < 9223372036854775807 then case when a.bonus is null then 2 else 3 end else 0 end
      when not a.is_guarded or ledger_has_room(a, p) then 1
      else -1
    end
    when a.balance - a.held - a.floor < p.need then 0
    else -1
  end;
$$;

-- Limits and their usage, including what the wallet's row has accumulated.
create or replace view ledger_guard_now as
select g.wallet, g.zone, g.excluded_until, g.play_until, g.pause_at, g.stake_max, g.day_ends, g.week_ends, g.month_ends,
  g.loss_day, g.loss_week, g.loss_month, g.wager_day, g.wager_week, g.wager_month, g.deposit_day, g.deposit_week, g.deposit_month,
  g.loss_day_used + coalesce(w.staked - w.won, 0) as loss_day_used,
  g.loss_week_used + coalesce(w.staked - w.won, 0) as loss_week_used,
  g.loss_month_used + coalesce(w.staked - w.won, 0) as loss_month_used,
  g.wager_day_used + coalesce(w.staked, 0) as wager_day_used,
  g.wager_week_used + coalesce(w.staked, 0) as wager_week_used,
  g.wager_month_used + coalesce(w.staked, 0) as wager_month_used,
  g.deposit_day_used, g.deposit_week_used, g.deposit_month_used
from wallet_limit g
join wallet w on w.id = g.wallet;

grant select on ledger_guard_now to fairhouse_app;

-- Sets the limits decided by responsible gambling: the given keys are changed (null removes one), the counters stay. Takes the wallet's
-- lock, so no stake is accepted under the old limits after it returns.
create or replace function ledger_set_guard(p_wallet bigint, p_guard jsonb) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  g wallet_limit;
  v_zone text := coalesce(p_guard->>'zone', 'UTC');
begin
  perform 1
  from wallet
  where id = p_wallet
  for no key update;
  if not found then
    return false;
  end if;
  insert into wallet_limit (wallet, zone, day_ends, week_ends, month_ends)
  values (p_wallet, v_zone, ledger_period_end('day', v_zone, now()), ledger_period_end('week', v_zone, now()),
    ledger_period_end('month', v_zone, now()))
  on conflict (wallet) do nothing; -- a second decision for the same wallet
  perform ledger_guard_settle(p_wallet, clock_timestamp());
  select * into g
  from wallet_limit
  where wallet = p_wallet;
  g := jsonb_populate_record(g, p_guard - array['wallet', 'day_ends', 'week_ends', 'month_ends', 'loss_day_used', 'loss_week_used',
    'loss_month_used', 'wager_day_used', 'wager_week_used', 'wager_month_used', 'deposit_day_used', 'deposit_week_used',
    'deposit_month_used']);
  update wallet_limit
  set zone = g.zone, excluded_until = g.excluded_until, play_until = g.play_until, pause_at = g.pause_at, stake_max = g.stake_max,
    loss_day = g.loss_day, loss_week = g.loss_week, loss_month = g.loss_month, wager_day = g.wager_day,
    wager_week = g.wager_week, wager_month = g.wager_month, deposit_day = g.deposit_day, deposit_week = g.deposit_week,
    deposit_month = g.deposit_month
  where wallet = p_wallet;
  update wallet
  set is_guarded = true
  where id = p_wallet and not is_guarded;
  perform ledger_guard_room(p_wallet, clock_timestamp());
  return true;
end $$;

revoke execute on function ledger_guard_settle(bigint, timestamptz), ledger_guard_room(bigint, timestamptz),
  ledger_state(wallet, ledger_purse), ledger_has_room(wallet, ledger_purse),
  ledger_set_guard(bigint, jsonb),
  ledger_guard_refuses(bigint, timestamptz, boolean, bigint, bigint),
  ledger_guard_count(bigint, timestamptz, bigint, bigint, bigint) from public;
grant execute on function ledger_set_guard(bigint, jsonb) to fairhouse_app;
