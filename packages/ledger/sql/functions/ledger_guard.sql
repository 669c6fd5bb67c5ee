-- The end of the calendar day, week (from Monday) or month that holds p_at, in the wallet's zone.
create or replace function ledger_period_end(p_period text, p_zone text, p_at timestamptz) returns timestamptz
language sql stable as $$
  select (date_trunc(p_period, p_at at time zone p_zone) + ('1 ' || p_period)::interval) at time zone p_zone;
$$;

-- Starts the periods that are over anew.
create or replace function ledger_guard_roll(p_wallet bigint, p_now timestamptz) returns void
language sql as $$
  update wallet_guard
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

-- The guard that forbids this, or null. A loss limit is tested as if the stake were lost, so that it cannot be overshot.
create or replace function ledger_guard_test(g wallet_guard, p_now timestamptz, p_is_play boolean, p_stake bigint, p_deposit bigint)
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

-- Tests one item against the wallet's guards; the wallet is locked. Returns the forbidding guard or null.
create or replace function ledger_guard_refuses(p_wallet bigint, p_now timestamptz, p_is_play boolean, p_stake bigint, p_deposit bigint)
returns text language plpgsql as $$
declare
  g wallet_guard;
begin
  perform ledger_guard_roll(p_wallet, p_now);
  select * into g
  from wallet_guard
  where wallet = p_wallet;
  return ledger_guard_test(g, p_now, p_is_play, p_stake, p_deposit);
end $$;

-- Counts what was accepted. A refund or rollback passes a negative wager.
create or replace function ledger_guard_count(p_wallet bigint, p_now timestamptz, p_wager bigint, p_win bigint, p_deposit bigint)
returns void language plpgsql as $$
begin
  perform ledger_guard_roll(p_wallet, p_now);
  update wallet_guard
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
end $$;

-- The guards of a batch: counts what clean guarded wallets stake, win and deposit where no limit comes near; a wallet that is not
-- counted here (near a limit, or a period of its guard is over) is left to the exact path. Returns which wallets stay clean.
create or replace function ledger_guard_batch(p_now timestamptz, p_clean boolean[], p_guarded boolean[], p_wallets ledger_purse[])
returns boolean[] language plpgsql as $$
declare
  v_counted int[];
  v_place int;
begin
  with c as (
    update wallet_guard g
    set loss_day_used = g.loss_day_used + p.stake - p.win, loss_week_used = g.loss_week_used + p.stake - p.win,
      loss_month_used = g.loss_month_used + p.stake - p.win, wager_day_used = g.wager_day_used + p.stake,
      wager_week_used = g.wager_week_used + p.stake, wager_month_used = g.wager_month_used + p.stake,
      deposit_day_used = g.deposit_day_used + p.deposit, deposit_week_used = g.deposit_week_used + p.deposit,
      deposit_month_used = g.deposit_month_used + p.deposit
    from unnest(p_wallets) p
    where p_guarded[p.place] and p_clean[p.place] and g.wallet = p.id
      and g.day_ends > p_now and g.week_ends > p_now and g.month_ends > p_now
      and (p.most < 0 or (
        (g.excluded_until is null or g.excluded_until <= p_now) and (g.play_until is null or g.play_until > p_now)
        and (g.pause_at is null or g.pause_at > p_now) and (g.stake_max is null or p.most <= g.stake_max)
        and (g.loss_day is null or g.loss_day_used + p.loss <= g.loss_day)
        and (g.loss_week is null or g.loss_week_used + p.loss <= g.loss_week)
        and (g.loss_month is null or g.loss_month_used + p.loss <= g.loss_month)
        and (g.wager_day is null or g.wager_day_used + p.stake <= g.wager_day)
        and (g.wager_week is null or g.wager_week_used + p.stake <= g.wager_week)
        and (g.wager_month is null or g.wager_month_used + p.stake <= g.wager_month)))
      and (p.deposit = 0 or (
        (g.excluded_until is null or g.excluded_until <= p_now)
        and (g.deposit_day is null or g.deposit_day_used + p.deposit <= g.deposit_day)
        and (g.deposit_week is null or g.deposit_week_used + p.deposit <= g.deposit_week)
        and (g.deposit_month is null or g.deposit_month_used + p.deposit <= g.deposit_month)))
    returning p.place
  )
  select array_agg(c.place) into v_counted
  from c;
  for v_place in
    select p.place from unnest(p_wallets) p where p_guarded[p.place] and p_clean[p.place] and (p.place = any (v_counted)) is not true
  loop
    p_clean[v_place] := false;
  end loop;
  return p_clean;
end $$;

-- Sets what safer play decided: the keys given are changed (null lifts one), the counters stay. Takes the wallet's lock, so a stake
-- that was not accepted before the return never will be against the old limits.
create or replace function ledger_set_guard(p_wallet bigint, p_guard jsonb) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  g wallet_guard;
  v_zone text := coalesce(p_guard->>'zone', 'UTC');
begin
  perform 1
  from wallet
  where id = p_wallet
  for no key update;
  if not found then
    return false;
  end if;
  insert into wallet_guard (wallet, zone, day_ends, week_ends, month_ends)
  values (p_wallet, v_zone, ledger_period_end('day', v_zone, now()), ledger_period_end('week', v_zone, now()),
    ledger_period_end('month', v_zone, now()))
  on conflict (wallet) do nothing; -- a second decision for the same wallet
  select * into g
  from wallet_guard
  where wallet = p_wallet;
  g := jsonb_populate_record(g, p_guard - array['wallet', 'day_ends', 'week_ends', 'month_ends', 'loss_day_used', 'loss_week_used',
    'loss_month_used', 'wager_day_used', 'wager_week_used', 'wager_month_used', 'deposit_day_used', 'deposit_week_used',
    'deposit_month_used']);
  update wallet_guard
  set zone = g.zone, excluded_until = g.excluded_until, play_until = g.play_until, pause_at = g.pause_at, stake_max = g.stake_max,
    loss_day = g.loss_day, loss_week = g.loss_week, loss_month = g.loss_month, wager_day = g.wager_day,
    wager_week = g.wager_week, wager_month = g.wager_month, deposit_day = g.deposit_day, deposit_week = g.deposit_week,
    deposit_month = g.deposit_month
  where wallet = p_wallet;
  update wallet
  set is_guarded = true
  where id = p_wallet and not is_guarded;
  return true;
end $$;

revoke execute on function ledger_guard_roll(bigint, timestamptz),
  ledger_guard_batch(timestamptz, boolean[], boolean[], ledger_purse[]),
  ledger_set_guard(bigint, jsonb),
  ledger_guard_refuses(bigint, timestamptz, boolean, bigint, bigint),
  ledger_guard_count(bigint, timestamptz, bigint, bigint, bigint) from public;
grant execute on function ledger_set_guard(bigint, jsonb) to fairhouse_app;
