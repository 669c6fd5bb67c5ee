-- Rounds: the only domain row that the ledger writes. A round belongs to its wallet and is only touched under that wallet's lock. Kinds: 1
-- round.bet · 2 round.win · 3 round.played · 4 round.refund · 5 round.raise · 6 round.rollback

drop function if exists ledger_draw(wallet, uuid, bigint, boolean); -- it put a seed in use by drawing from it

-- Whether jackpot pools are accounts of a book.
create or replace function ledger_pools_in(p_pools bigint[], p_book bigint) returns boolean
language sql immutable as $$
  select bool_and(p >> 32 = p_book) from unnest(p_pools) p;
$$;

-- Opens a round (stake to open_bets) or plays an instant one (stake and win against ggr, one entry).
create or replace function ledger_round(p_stripe int, p_batch bigint, p_now timestamptz, i ledger_item, w wallet)
returns ledger_result language plpgsql as $$
declare
  v_code int;
  v_guard text;
  v_is_done boolean := i.op = 3;
  v_bonus bigint; -- what bonus money pays of the stake
  v_result ledger_result;
  v_share ledger_result;
  v_given bigint := 0; -- what goes to jackpot pools
begin
  if i.seed_id is not null then
    v_code := ledger_draw_refuses(w, i.seed_id, i.nonce);
    if v_code <> 0 then
      return (v_code, null, i.ref, w.balance, w.held, w.seq)::ledger_result;
    end if;
  end if;
  if i.bet_window is not null then
    v_code := ledger_windows_refuse(i);
    if v_code <> 0 then
      return (v_code, null, i.ref, w.balance, w.held, w.seq)::ledger_result;
    end if;
  end if;
  select p.amount, p.guard into v_bonus, v_guard
  from ledger_bonus_part(w, p_now, i.stake, i.stake, i.vendor, i.game, i.category) p;
  v_code := ledger_permit(w, i.stake - v_bonus, true, false);
  if v_code = 0 and w.is_guarded then
    v_guard := coalesce(ledger_guard_refuses(w.id, p_now, true, i.stake, 0), v_guard);
  end if;
  if v_code <> 0 then
    v_guard := null; -- a term is not the reason
  elsif v_guard is not null then
    v_code := 5;
  end if;
  if v_code <> 0 then
    return ledger_keep(p_now, i, w, v_code, v_guard);
  end if;
  if w.is_guarded then
    perform ledger_guard_count(w.id, p_now, i.stake, i.amount + i.stake, 0);
  end if;
  if v_bonus > 0 then -- a stake with bonus money takes no part in jackpots
    i.pools := null;
    i.parts := null;
  elsif i.pools is not null then
    if not ledger_pools_in(i.pools, w.book) then
      raise exception 'wallet % and a jackpot pool are in different books', w.id using errcode = 'FH004';
    end if;
    v_given := (select coalesce(sum(p), 0) from unnest(i.parts) p);
    perform ledger_hot(p_stripe, p_batch, u.pool, u.part) from unnest(i.pools, i.parts) u (pool, part);
  end if;
  if i.seed_id is not null then
    update wallet
    set nonce = i.nonce
    where id = w.id;
  end if;
  insert into round (id, wallet, stake, win, nonce, seed_id, at, settled_at, edition, state, vendor, game, inputs, outcome, events,
    category, bet_window, bonus_wallet, bonus_stake, pools, parts)
  values (i.ref, w.id, i.stake, i.amount + i.stake, i.nonce, i.seed_id, p_now, case when v_is_done then p_now end, i.edition,
    case when v_is_done then 'settled' else 'open' end, i.vendor, i.game, i.inputs::json, i.outcome::json, i.events::json,
    case when not v_is_done then i.category end, i.bet_window, case when v_bonus > 0 then w.bonus end, nullif(v_bonus, 0),
    i.pools, i.parts);
  insert into round_window (bet_window, round)
  select f.id, i.ref from unnest(i.windows) f (id);
  if v_bonus > 0 then
    perform ledger_bonus_move(p_batch, p_now, i, w.id, w.bonus, v_bonus, i.ref);
  end if;
  v_result := ledger_line(p_batch, p_now, i, w.id, i.house, i.amount, i.key);
  perform ledger_hot(p_stripe, p_batch, i.house, -i.amount - v_given);
  if v_bonus > 0 then
    v_share := ledger_bonus_pay(p_batch, p_now, i, w.id, w.bonus,
      case when v_is_done then ledger_bonus_share(i.amount + i.stake, v_bonus, i.stake) else 0 end, i.ref,
      case when v_is_done then 0 else 1 end);
  end if;
  if v_is_done and i.category is not null then
    insert into settled_play (member_id, at, wallet, seq, batch, stake, win, valid, round, book, rounds, vendor, game, category)
    values (w.owner, p_now, w.id, v_result.seq, p_batch, i.stake, i.amount + i.stake, coalesce(i.valid, i.stake), i.ref, w.book, 1,
      i.vendor, i.game, i.category);
  end if;
  return case when v_share.code is null then v_result else v_share end;
end $$;

-- Raises (4), settles (5) or voids (6) a round; each only from the state that allows it.
create or replace function ledger_round_end(p_stripe int, p_batch bigint, p_now timestamptz, i ledger_item, w wallet)
returns ledger_result language plpgsql as $$
declare
  r round;
  v_code int;
  v_open bigint;
  v_ggr bigint;
  v_result ledger_result;
  v_share ledger_result;
begin
  select * into r
  from round
  where id = i.ref and wallet = w.id;
  if not found then
    return (12, null, i.ref, w.balance, w.held, w.seq)::ledger_result;
  elsif r.state = 'void' or (r.state = 'settled' and i.op <> 6) then
    return (13, null, i.ref, w.balance, w.held, w.seq)::ledger_result;
  elsif i.other is not null and i.other <> r.stake then
    return (6, null, i.ref, w.balance, w.held, w.seq)::ledger_result;
  elsif i.op = 6 and i.bet_window is not null then -- a cancellation by the member
    v_code := case when r.bet_window = i.bet_window then ledger_window_refuses(i.bet_window, i.epoch) else 15 end;
    if v_code <> 0 then
      return (v_code, null, i.ref, w.balance, w.held, w.seq)::ledger_result;
    end if;
  elsif i.op = 5 and i.bet_window is not null then -- a cash-out by the member, at prices of these epochs
    v_code := ledger_windows_refuse(i);
    if v_code <> 0 then
      return (v_code, null, i.ref, w.balance, w.held, w.seq)::ledger_result;
    end if;
  end if;
  v_open := ledger_house_account(w.book, 'open_bets', r.vendor);
  v_ggr := ledger_house_account(w.book, 'ggr', r.vendor);
  if i.op = 4 then
    return ledger_round_raise(p_stripe, p_batch, p_now, i, w, r, v_open);
  elsif i.op = 5 then
    update round
    set win = i.amount, state = 'settled', settled_at = p_now, inputs = coalesce(i.inputs::json, inputs),
      outcome = coalesce(i.outcome::json, outcome), events = coalesce(i.events::json, events)
    where id = r.id;
    perform ledger_guard_count(w.id, p_now, 0, i.amount, 0);
    perform ledger_hot(p_stripe, p_batch, v_open, -r.stake);
    perform ledger_hot(p_stripe, p_batch, v_ggr, r.stake - i.amount);
    v_result := ledger_line(p_batch, p_now, i, w.id, v_ggr, i.amount, i.key);
    if r.category is not null then
      insert into settled_play (member_id, at, wallet, seq, batch, stake, win, valid, first_at, round, book, rounds, vendor, game,
        category)
      values (w.owner, p_now, w.id, v_result.seq, p_batch, r.stake, i.amount, coalesce(i.valid, r.stake), r.first_settled_at, r.id,
        w.book, 1, r.vendor, r.game, r.category);
    end if;
    if r.bonus_wallet is not null then
      v_share := ledger_bonus_pay(p_batch, p_now, i, w.id, r.bonus_wallet,
        ledger_bonus_share(i.amount, r.bonus_stake, r.stake), r.id, -1);
    end if;
    return case when v_share.code is null then v_result else v_share end;
  end if;
  update round
  set win = 0, state = 'void', settled_at = p_now
  where id = r.id;
  perform ledger_guard_count(w.id, p_now, -r.stake, -r.win, 0);
  i.kind := case when r.win > r.stake then 6 else 4 end;
  if r.state = 'open' then
    v_ggr := v_open;
  end if;
  perform ledger_hot(p_stripe, p_batch, v_ggr, r.win - r.stake);
  if r.pools is not null then -- its contributions go back to revenue, from which its stake is returned
    perform ledger_hot(p_stripe, p_batch, u.pool, -u.part) from unnest(r.pools, r.parts) u (pool, part);
    perform ledger_hot(p_stripe, p_batch, v_ggr, (select sum(p)::bigint from unnest(r.parts) p));
  end if;
  v_result := ledger_line(p_batch, p_now, i, w.id, v_ggr, r.stake - r.win, i.key);
  if r.state = 'settled' then
    perform ledger_play_back(p_batch, p_now, w, v_result.seq, r.settled_at, r.id, null);
  end if;
  if r.bonus_wallet is not null then -- the share of a win is taken back, the stake returned
    perform ledger_bonus_pay(p_batch, p_now, i, w.id, r.bonus_wallet,
      case when r.state = 'settled' then -ledger_bonus_share(r.win, r.bonus_stake, r.stake) else 0 end, r.id,
      case when r.state = 'open' then -1 else 0 end);
    v_share := ledger_bonus_pay(p_batch, p_now, i, w.id, r.bonus_wallet, r.bonus_stake, r.id, 0, true);
  end if;
  return case when v_share.code is null then v_result else v_share end;
end $$;

-- Compensates a settled-play fact with one of the opposite amounts: the settlement of a round at that time, or the fact of one entry.
-- Stake, win, valid bet and category are those of the fact itself, whatever the game says now.
create or replace function ledger_play_back(p_batch bigint, p_now timestamptz, w wallet, p_seq bigint, p_at timestamptz, p_round uuid,
  p_line bigint) returns void
language sql as $$
  insert into settled_play (member_id, at, wallet, seq, batch, stake, win, valid, first_at, round, book, rounds, vendor, game, category)
  select f.member_id, p_now, f.wallet, p_seq, p_batch, -f.stake, -f.win, -f.valid, coalesce(f.first_at, f.at), f.round, f.book,
    -f.rounds, f.vendor, f.game, f.category
  from settled_play f
  where f.member_id = w.owner and f.at = p_at and f.wallet = w.id
    and (f.seq = p_line or (p_line is null and f.round = p_round and f.rounds = 1))
  order by f.seq desc
  limit 1;
$$;

-- Adds to the stake of an open round.
create or replace function ledger_round_raise(p_stripe int, p_batch bigint, p_now timestamptz, i ledger_item, w wallet, r round,
  p_open bigint) returns ledger_result
language plpgsql as $$
declare
  v_code int;
  v_guard text;
  v_bonus bigint := 0; -- what bonus money pays of the raise: only the bonus that is in the round already, or the first one
begin
  if r.bonus_wallet is null or r.bonus_wallet = w.bonus then
    select p.amount, p.guard into v_bonus, v_guard
    from ledger_bonus_part(w, p_now, i.stake, r.stake + i.stake, r.vendor, r.game, r.category) p;
  end if;
  v_code := ledger_permit(w, i.stake - v_bonus, true, false);
  if v_code = 0 and w.is_guarded then
    v_guard := coalesce(ledger_guard_refuses(w.id, p_now, true, i.stake, 0),
      (select 'stakeMax' from wallet_limit g where g.wallet = w.id and r.stake + i.stake > g.stake_max), v_guard);
  end if;
  if v_code <> 0 then
    v_guard := null; -- a term is not the reason
  elsif v_guard is not null then
    v_code := 5;
  end if;
  if v_code <> 0 then
    return ledger_keep(p_now, i, w, v_code, v_guard);
  end if;
  perform ledger_guard_count(w.id, p_now, i.stake, 0, 0);
  update round
  set stake = stake + i.stake, inputs = coalesce(i.inputs::json, inputs), events = coalesce(i.events::json, events),
    bonus_wallet = case when v_bonus > 0 then w.bonus else bonus_wallet end,
    bonus_stake = case when v_bonus > 0 then coalesce(bonus_stake, 0) + v_bonus else bonus_stake end
  where id = r.id;
  if v_bonus > 0 then
    perform ledger_bonus_move(p_batch, p_now, i, w.id, w.bonus, v_bonus, r.id);
    perform ledger_bonus_pay(p_batch, p_now, i, w.id, w.bonus, 0, r.id, case when r.bonus_wallet is null then 1 else 0 end);
  end if;
  perform ledger_hot(p_stripe, p_batch, p_open, i.stake);
  return ledger_line(p_batch, p_now, i, w.id, p_open, -i.stake, i.key);
end $$;

-- Rolls back an entry of a round: a stake voids the round, a raise is returned, a win reopens the round.
create or replace function ledger_round_back(p_stripe int, p_batch bigint, p_now timestamptz, i ledger_item, w wallet, l public.line)
returns ledger_result language plpgsql as $$
declare
  r round;
  v_bonus bigint;
  v_result ledger_result;
  v_share ledger_result;
begin
  select * into strict r
  from round
  where id = l.ref;
  i.ref := r.id;
  if l.kind = 2 and r.state = 'settled' and r.seed_id is distinct from w.seed_id and r.seed_id is not null then
    return (14, null, i.ref, w.balance, w.held, w.seq)::ledger_result; -- what is revealed decides no open round
  elsif l.kind in (1, 3) and r.state <> 'void' then
    i.op := 6;
    i.other := null;
    return ledger_round_end(p_stripe, p_batch, p_now, i, w);
  elsif l.kind = 5 and r.state = 'open' and ledger_mark_rolled_back(p_now, i, w, l.key) then
    v_bonus := coalesce((select m.amount from line m where m.key = ledger_bonus_key(l.key, 'stake')), 0);
    update round
    set stake = stake + l.amount, bonus_stake = case when r.bonus_wallet is null then null else bonus_stake - v_bonus end
    where id = r.id;
    perform ledger_guard_count(w.id, p_now, l.amount, 0, 0);
    perform ledger_hot(p_stripe, p_batch, l.counter, l.amount);
    v_result := ledger_line(p_batch, p_now, i, w.id, l.counter, -l.amount, i.key);
    if v_bonus > 0 then
      v_share := ledger_bonus_pay(p_batch, p_now, i, w.id, r.bonus_wallet, v_bonus, r.id, 0);
    end if;
    return case when v_share.code is null then v_result else v_share end;
  elsif l.kind = 2 and r.state = 'settled' and ledger_mark_rolled_back(p_now, i, w, l.key) then
    update round
    set win = 0, state = 'open', settled_at = null, first_settled_at = coalesce(first_settled_at, settled_at)
    where id = r.id;
    perform ledger_guard_count(w.id, p_now, 0, -l.amount, 0);
    perform ledger_hot(p_stripe, p_batch, l.counter, l.amount - r.stake);
    perform ledger_hot(p_stripe, p_batch, ledger_house_account(w.book, 'open_bets', r.vendor), r.stake);
    i.kind := 6;
    v_result := ledger_line(p_batch, p_now, i, w.id, l.counter, -l.amount, i.key);
    perform ledger_play_back(p_batch, p_now, w, v_result.seq, r.settled_at, r.id, null);
    if r.bonus_wallet is not null then
      v_share := ledger_bonus_pay(p_batch, p_now, i, w.id, r.bonus_wallet,
        -ledger_bonus_share(r.win, r.bonus_stake, r.stake), r.id, 1);
    end if;
    return case when v_share.code is null then v_result else v_share end;
  elsif l.kind = 5 and r.state = 'settled' then
    return (13, null, i.ref, w.balance, w.held, w.seq)::ledger_result;
  end if;
  return ledger_keep(p_now, i, w, 0); -- void or rolled back already: there is nothing to give back
end $$;

revoke execute on function ledger_round(int, bigint, timestamptz, ledger_item, wallet),
  ledger_round_end(int, bigint, timestamptz, ledger_item, wallet),
  ledger_round_raise(int, bigint, timestamptz, ledger_item, wallet, round, bigint),
  ledger_round_back(int, bigint, timestamptz, ledger_item, wallet, public.line),
  ledger_play_back(bigint, timestamptz, wallet, bigint, timestamptz, uuid, bigint) from public;
