-- Bonus money in rounds (docs/decisions/0060). What the cash wallet lacks for a stake comes from its active bonus wallet, and the same
-- share of the win goes back: two transfers within the item, under the lock of the cash wallet, which is taken before any bonus wallet's.
-- Kinds: 7 bonus.stake (bonus to cash) · 8 bonus.share (cash to bonus). Both reference the round, whose sum they leave unchanged.

-- The term that forbids a round of this stake to contain bonus money, or null. A null stake asks about the game alone.
create or replace function ledger_bonus_guard(b bonus_wallet, p_now timestamptz, p_stake bigint, p_vendor text, p_game text,
  p_category text) returns text language sql immutable as $$
  select case
    when b.expires_at <= p_now then 'bonusExpired'
    when p_game = any (b.excluded_games) or p_category = any (b.excluded_categories) or p_vendor = any (b.excluded_vendors)
      or not p_game = any (b.only_games) or not p_category = any (b.only_categories) then 'bonusGame'
    when p_stake > b.stake_max then 'bonusStakeMax'
    when p_stake <> b.stake_exact then 'bonusStakeExact'
  end;
$$;

-- What bonus money must pay of a stake (0: nothing), or the term that forbids it. p_stake is what is to be paid now, p_whole the stake of
-- the round. Stakes that the cash wallet covers are not restricted. Too little of both together is left to ledger_permit.
create or replace function ledger_bonus_part(w wallet, p_now timestamptz, p_stake bigint, p_whole bigint, p_vendor text, p_game text,
  p_category text, out amount bigint, out guard text) language plpgsql as $$
declare
  b bonus_wallet;
  v_cash bigint := greatest(w.balance - w.held - w.floor, 0);
  v_bonus bigint;
begin
  amount := 0;
  if w.bonus is null then
    return;
  end if;
  select * into strict b
  from bonus_wallet
  where wallet = w.bonus;
  if v_cash >= p_stake and not b.is_first then
    return;
  end if;
  select a.balance - a.held into v_bonus
  from wallet a
  where a.id = w.bonus
  for no key update;
  if v_bonus <= 0 or v_bonus + v_cash < p_stake then
    return;
  end if;
  amount := case when b.is_first then least(v_bonus, p_stake) else p_stake - v_cash end;
  guard := ledger_bonus_guard(b, p_now, p_whole, p_vendor, p_game, p_category);
  if guard is not null and v_cash >= p_stake then -- the bonus cannot pay for this, the cash can
    amount := 0;
    guard := null;
  end if;
end $$;

-- The key of a transfer between the two wallets of an item: derived, so it cannot be chosen.
create or replace function ledger_bonus_key(p_key uuid, p_side text) returns uuid
language sql immutable as $$
  select md5('bonus ' || p_side || ' of ' || p_key::text)::uuid;
$$;

-- Moves between a cash wallet and a bonus wallet within an item: to the cash wallet if positive. Returns the cash wallet's side.
create or replace function ledger_bonus_move(p_batch bigint, p_now timestamptz, i ledger_item, p_cash bigint, p_bonus bigint,
  p_amount bigint, p_round uuid) returns ledger_result language plpgsql as $$
declare
  v_key uuid := ledger_bonus_key(i.key, case when p_amount > 0 then 'stake' else 'share' end);
begin
  i.op := 1;
  i.kind := case when p_amount > 0 then 7 else 8 end;
  i.ref := p_round;
  i.note := null;
  perform ledger_line(p_batch, p_now, i, p_bonus, -p_cash, -p_amount, ledger_other_key(v_key));
  return ledger_line(p_batch, p_now, i, p_cash, -p_bonus, p_amount, v_key);
end $$;

-- The bonus's share of a win, rounded down: the remainder is the member's cash.
create or replace function ledger_bonus_share(p_win bigint, p_bonus_stake bigint, p_stake bigint) returns bigint
language sql immutable as $$
  select case when p_stake > 0 then div(p_win::numeric * p_bonus_stake, p_stake)::bigint else 0 end;
$$;

-- Pays the bonus's share of a round's return: p_amount > 0 to the bonus, < 0 back to the cash wallet, which may leave the bonus wallet
-- below zero (a correction after the money was played; later shares repay it). A returned stake (p_is_stake) goes to its own wallet even
-- if wins go elsewhere. Nothing once the bonus has become cash. Ends the bonus that reaches its maximum. Null if nothing was moved.
create or replace function ledger_bonus_pay(p_batch bigint, p_now timestamptz, i ledger_item, p_cash bigint, p_bonus bigint,
  p_amount bigint, p_round uuid, p_open int, p_is_stake boolean default false) returns ledger_result language plpgsql as $$
declare
  b bonus_wallet;
  v_to bigint;
  v_result ledger_result;
begin
  update bonus_wallet
  set open_rounds = open_rounds + p_open, is_late = is_late or (state <> 'active' and p_amount <> 0 and not is_cash_after)
  where wallet = p_bonus
  returning * into b;
  if p_amount = 0 or b.is_cash_after then
    return null;
  end if;
  v_to := case when p_is_stake then p_bonus else coalesce(b.win_wallet, p_bonus) end;
  if v_to = p_cash then
    return null;
  end if;
  v_result := ledger_bonus_move(p_batch, p_now, i, p_cash, v_to, -p_amount, p_round);
  if b.state = 'active' and b.balance_max is not null
    and (select a.balance from wallet a where a.id = p_bonus) >= b.balance_max then
    perform ledger_bonus_end(b, 'capped', false);
  end if;
  return v_result;
end $$;

-- No further stakes from this bonus; its cash wallet is locked.
create or replace function ledger_bonus_end(b bonus_wallet, p_state text, p_is_cash_after boolean) returns void
language plpgsql as $$
begin
  update bonus_wallet
  set state = p_state, is_cash_after = p_is_cash_after
  where wallet = b.wallet;
  update wallet
  set bonus = null
  where id = b.cash and bonus = b.wallet;
  perform ledger_guard_settle(b.cash, clock_timestamp());
  perform ledger_guard_room(b.cash, clock_timestamp());
end $$;

-- Makes a bonus wallet the active one of its cash wallet, with the terms that the ledger checks (the columns of bonus_wallet). False if
-- another one is active.
create or replace function ledger_open_bonus(p_cash bigint, p_bonus bigint, p_terms jsonb) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  w wallet;
  b bonus_wallet;
begin
  select * into strict w
  from wallet
  where id = p_cash
  for no key update;
  if w.bonus is not null then
    return w.bonus = p_bonus;
  elsif (select a.owner <> w.owner or a.book <> w.book or a.kind <> 'bonus' from wallet a where a.id = p_bonus) is not false then
    raise exception 'wallet % is no bonus wallet of the owner of wallet %', p_bonus, p_cash using errcode = 'FH004';
  end if;
  b := jsonb_populate_record(null::bonus_wallet, p_terms);
  insert into bonus_wallet (wallet, cash, is_first, stake_max, stake_exact, only_games, only_categories, excluded_games,
    excluded_categories, excluded_vendors, expires_at, balance_max, win_wallet)
  values (p_bonus, p_cash, coalesce(b.is_first, false), b.stake_max, b.stake_exact, b.only_games, b.only_categories,
    coalesce(b.excluded_games, '{}'), coalesce(b.excluded_categories, '{}'), coalesce(b.excluded_vendors, '{}'), b.expires_at,
    b.balance_max, b.win_wallet);
  update wallet
  set bonus = p_bonus
  where id = p_cash;
  if b.is_first then -- its stakes are decided item by item
    perform ledger_set_guard(p_cash, '{}');
  end if;
  return true;
end $$;

-- Takes no further stakes from a bonus. p_is_cash_after: shares of its open rounds go to the cash wallet. Idempotent. Returns its balance
-- and the number of open rounds with its money: what is left is posted by the caller, in this transaction or a later one.
create or replace function ledger_close_bonus(p_bonus bigint, p_is_cash_after boolean, out balance bigint, out open_rounds int)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  b bonus_wallet;
begin
  select * into strict b
  from bonus_wallet
  where wallet = p_bonus;
  perform 1
  from wallet
  where id = b.cash
  for no key update;
  select * into strict b
  from bonus_wallet
  where wallet = p_bonus;
  if b.state = 'active' then
    perform ledger_bonus_end(b, 'closed', p_is_cash_after);
  end if;
  select a.balance, b.open_rounds into balance, open_rounds
  from wallet a
  where a.id = p_bonus;
end $$;

-- What a void or a rollback returned to an ended bonus has been settled; its cash wallet is locked by ledger_close_bonus before.
create or replace function ledger_bonus_settled(p_bonus bigint) returns void
language sql security definer set search_path = public, pg_temp as $$
  update bonus_wallet
  set is_late = false
  where wallet = p_bonus;
$$;

-- Bonuses to which money was returned after they had ended.
create or replace view ledger_bonus_late as
select wallet
from bonus_wallet
where is_late;
comment on view ledger_bonus_late is 'Published: ended bonuses to which a void or a rollback returned money, or from which it took some.';

-- What a member can stake: cash and, beside it, the active bonus.
create or replace view ledger_playable as
select w.id as wallet, w.owner as member_id, w.balance - w.held as cash, w.bonus as bonus_wallet,
  case when w.bonus is null then 0 else greatest(b.balance - b.held, 0) end as bonus
from wallet w
left join wallet b on b.id = w.bonus
where w.kind = 'cash';

comment on view ledger_playable is 'Published: what a member can stake.';

-- The same in one game: nothing of a bonus that has expired or whose terms exclude the game. A category that is not known excludes nothing.
create or replace function ledger_playable_in(p_wallet bigint, p_vendor text, p_game text, p_category text, p_now timestamptz)
returns table (cash bigint, bonus bigint, is_first boolean, stake_max bigint, stake_exact bigint) language sql stable as $$
  select w.balance - w.held, case when b.wallet is null then 0 else greatest(a.balance - a.held, 0) end,
    coalesce(b.is_first, false), b.stake_max, b.stake_exact
  from wallet w
  left join bonus_wallet b on b.wallet = w.bonus and ledger_bonus_guard(b, p_now, null, p_vendor, p_game, p_category) is null
  left join wallet a on a.id = b.wallet
  where w.id = p_wallet;
$$;
comment on function ledger_playable_in(bigint, text, text, text, timestamptz) is 'Published: what a member can stake in a game.';

-- The bonus money in a round: the transfers that reference it.
create or replace view ledger_bonus_round as
select l.ref as round, l.wallet as bonus_wallet, l.at,
  case when l.kind = 7 then -l.amount else 0 end as staked, case when l.kind = 8 then l.amount else 0 end as returned
from line l
join wallet a on a.id = l.wallet and a.kind = 'bonus'
where l.kind in (7, 8);
comment on view ledger_bonus_round is 'Published: the bonus money in a round.';

grant select on ledger_playable, ledger_bonus_round, ledger_bonus_late to fairhouse_app;
revoke execute on function ledger_bonus_part(wallet, timestamptz, bigint, bigint, text, text, text),
  ledger_bonus_move(bigint, timestamptz, ledger_item, bigint, bigint, bigint, uuid),
  ledger_bonus_pay(bigint, timestamptz, ledger_item, bigint, bigint, bigint, uuid, int, boolean),
  ledger_bonus_end(bonus_wallet, text, boolean), ledger_open_bonus(bigint, bigint, jsonb),
  ledger_close_bonus(bigint, boolean), ledger_bonus_settled(bigint) from public;
grant execute on function ledger_open_bonus(bigint, bigint, jsonb), ledger_close_bonus(bigint, boolean), ledger_bonus_settled(bigint)
  to fairhouse_app;
