-- The single entry point for money: a batch of items, one transaction. What the set-based path can decide for a whole wallet (simple items
-- that all fit, no duplicate, no limit near) is written by two statements; the other wallets' items go one by one through ledger_one. A
-- bad item never fails the batch.
-- p_wallets: IDs ascending, indexes 1..n. need = what must be available before the first item so that every stake fits in order (beyond
-- any balance if the wallet must go item by item); net, lines = change of balance and seq; loss, stake, win, most = the same for play
-- kinds (most = −1: no play); deposit = Σ; seed_id, nonce, last_nonce = the seed of its rounds, and the first and last nonce, which
-- ascend.
-- p_accounts, p_moves, p_counts: each house account that the items touch, the sum moved on it, and the number of entries.
-- p_items: run = net change of the wallet up to and including this item, step = its entry. p_keys: their keys. p_has_plays: some of them
-- settle immediately and are recorded as settled play (docs/decisions/0037). p_has_windows: some bet in a window (docs/decisions/0070).
-- Returns one text of parts separated by bars: balance, held and seq of each wallet before the batch; if some did not take the set-based
-- path, also a digit per wallet (1 it did, 2 its single stake was refused for insufficient funds, 0 neither) and the results of the other
-- items (place:code:guard:ref:balance:held:seq): of those that bonus money pays (ledger_bonus_rounds), and of those that go one by one.
-- Written so that plans do not depend on table statistics: keys are looked up by `= any(…)` on one table; the outer side of a join is an
-- unnest, which the planner assumes to have few rows. PL/pgSQL expressions are prepared again in every transaction, so there are few.
-- Planner settings belong to the session: a writer's, or ledger_apply's below.
create or replace function ledger_batch(p_stripe int, p_wallets ledger_purse[], p_accounts bigint[], p_moves bigint[], p_counts int[],
  p_keys uuid[], p_items ledger_entry[], p_has_rounds boolean, p_has_ends boolean, p_has_times boolean, p_has_plays boolean,
  p_has_windows boolean) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_now timestamptz;
  v_batch bigint;
  v_wallet bigint[]; -- a row each: balance, held, seq, id, book, nonce, as they stood, and whose it is
  v_state int[];
  v_moved_to int[]; -- the states by which the wallets' rows were moved, where v_state has changed since
  v_seen uuid[];
  v_moved bigint;
  v_lined bigint;
  v_posted bigint;
  v_house bigint; -- the number of the house's move
  v_one record;
  v_at int;
  v_done bigint[] := '{}'; -- the numbers of the items that bonus money paid
  v_result ledger_result;
  v_slow text := '';
begin
  if p_has_times then
    if current_setting('role') = 'fairhouse_app' or not pg_has_role(session_user, current_user, 'member') then
      raise exception 'only the owner writes history' using errcode = 'FH006';
    end if;
  end if;

  -- One pass locks every wallet in order of ID and updates those that can pay; one that turns out not to be simple is reset below, before
  -- it becomes visible. The time is taken after the locks, so that times in a wallet follow its seq; the batch number is drawn by a
  -- transaction that has its ID, so that continuous reconciliation sees it.
  with u as (
    update wallet a
    set balance = a.balance + case when a.balance - a.held - a.floor >= p.need then p.net else 0 end,
      seq = a.seq + case when a.balance - a.held - a.floor >= p.need then p.lines else 0 end,
      nonce = case when a.balance - a.held - a.floor >= p.need then coalesce(p.last_nonce, a.nonce) else a.nonce end,
      staked = a.staked + case when a.balance - a.held - a.floor >= p.need then p.stake else 0 end,
      won = a.won + case when a.balance - a.held - a.floor >= p.need then p.win else 0 end
    from unnest(p_wallets) p
    where a.id = p.id
    returning old.balance as balance, new.held as held, old.seq as seq, a.id, a.book::bigint as book, old.nonce as nonce, a.owner, p.net,
      ledger_state(old, p) as state
  )
  select array_agg(array[u.balance, u.held, u.seq, u.id, u.book, u.nonce, u.owner]), array_agg(u.state), sum(u.net)::bigint,
    clock_timestamp(), nextval('ledger_batch')
  into v_wallet, v_state, v_moved, v_now, v_batch
  from u;
  if coalesce(cardinality(v_state), 0) < cardinality(p_wallets) then -- a wallet is unknown: bring the places into line
    select array_agg(array[coalesce(v_wallet[f.at][1], 0), coalesce(v_wallet[f.at][2], 0), coalesce(v_wallet[f.at][3], 0), p.id,
        coalesce(v_wallet[f.at][5], 0), coalesce(v_wallet[f.at][6], -1), coalesce(v_wallet[f.at][7], 0)] order by p.place),
      array_agg(coalesce(v_state[f.at], 0) order by p.place)
    into v_wallet, v_state
    from unnest(p_wallets) p
    left join lateral (select n as at from generate_subscripts(v_state, 1) n where v_wallet[n][4] = p.id) f on true;
  end if;

  if -1 = any (v_state) then -- it could pay, but something else stands against it
    v_moved_to := array_replace(v_state, -1, 1);
    v_state := array_replace(v_state, -1, 0);
  end if;
  if p_has_ends then -- rounds that are not as the caller thinks, or contain bonus money
    for v_at in
      select i.place
      from unnest(p_items) i
      where i.op = 5 and (
        select r.stake from round r
        where r.id = i.ref and r.wallet = v_wallet[i.place][4] and r.state = 'open' and r.bonus_wallet is null
      ) is distinct from i.other
    loop
      v_moved_to := coalesce(v_moved_to, v_state);
      v_state[v_at] := 0;
    end loop;
  end if;
  if p_has_windows then -- bets whose window is shut or has moved; those that may be placed hold it until the commit
    for v_at in
      select i.place
      from (
        select x.place, x.id, x.epoch
        from (
          select n.place, n.bet_window as id, n.epoch from unnest(p_items) n where n.bet_window is not null
          union all
          select n.place, f.id, f.epoch from unnest(p_items) n cross join unnest(n.windows, n.epochs) f (id, epoch)
        ) x
        order by x.id -- locked in order
        offset 0
      ) i
      where ledger_window_refuses(i.id, i.epoch) <> 0
    loop
      v_moved_to := coalesce(v_moved_to, v_state);
      v_state[v_at] := 0;
    end loop;
  end if;
  if p_stripe is null then
    p_stripe := ledger_stripe();
  end if;

  loop
    if v_moved_to is not null then
      update wallet a
      set balance = a.balance - p.net, seq = a.seq - p.lines, nonce = v_wallet[p.place][6], staked = a.staked - p.stake,
        won = a.won - p.win
      from unnest(p_wallets) p
      where a.id = p.id and v_moved_to[p.place] = 1 and v_state[p.place] <> 1;
    end if;
    if not (1 = all (v_state)) then -- the sums of what is written as a set
      v_moved := (select sum(p.net)::bigint from unnest(p_wallets) p where v_state[p.place] = 1);
      select coalesce(array_agg(t.account), '{}'), coalesce(array_agg(t.amount), '{}'), coalesce(array_agg(t.lines), '{}')
      into p_accounts, p_moves, p_counts
      from (
        select m.account, sum(m.amount)::bigint as amount, count(*)::int as lines
        from unnest(p_items) i
        cross join lateral (
          select i.house, coalesce(i.other, 0) - i.amount - coalesce((select sum(p) from unnest(i.parts) p), 0)
          union all
          select i.house2, -i.other
          union all
          select * from unnest(i.pools, i.parts)
        ) m (account, amount)
        where v_state[i.place] = 1 and m.account > 0
        group by m.account
      ) t;
    end if;

    -- Nothing is written if a key is already known.
    with seen as materialized (
      select l.key from line l where l.key = any (p_keys) union all select k.key from key_result k where k.key = any (p_keys)
    ), lines as (
      insert into line (wallet, seq, batch, counter, amount, after, fingerprint, at, key, kind, ref, stake, note)
      select v_wallet[i.place][4], v_wallet[i.place][3] + i.step, v_batch,
        case when i.house >> 32 = v_wallet[i.place][5] and (i.pools is null or ledger_pools_in(i.pools, v_wallet[i.place][5]))
          then i.house end, -- null, and so refused, where the books differ
        i.amount, v_wallet[i.place][1] + i.run, i.print, coalesce(i.at, v_now), i.key, i.kind,
        i.ref, case when i.op = 3 and i.stake > 0 and i.amount > -i.stake then i.stake end, i.note
      from unnest(p_items) i
      where v_state[i.place] = 1 and (select true from seen limit 1) is null
      returning amount
    ), rounds as (
      insert into round (id, wallet, stake, win, nonce, seed_id, at, settled_at, edition, state, vendor, game, inputs, outcome, events,
        category, bet_window, pools, parts)
      select i.ref, v_wallet[i.place][4], i.stake, i.amount + i.stake, i.nonce, i.seed_id,
        coalesce(i.at, v_now), case when i.op = 3 then coalesce(i.at, v_now) end, i.edition,
        case when i.op = 3 then 'settled' else 'open' end, i.vendor, i.game, i.inputs, i.outcome, i.events,
        case when i.op = 2 then i.category end, i.bet_window, i.pools, i.parts
      from unnest(p_items) i
      where p_has_rounds and i.op in (2, 3) and v_state[i.place] = 1 and (select true from seen limit 1) is null
    ), stripes as (
      update house_stripe s
      set seq = s.seq + 1
      where s.stripe = p_stripe and cardinality(p_accounts) > 0 and (select true from seen limit 1) is null
      returning s.seq
    ), moves as (
      insert into house_move (stripe, seq, batch, accounts, lines, amounts)
      select p_stripe, s.seq, v_batch, p_accounts, p_counts, p_moves
      from stripes s
    )
    select (select array_agg(s.key) from seen s), (select sum(m)::bigint from unnest(p_moves) m),
      (select sum(l.amount)::bigint from lines l), (select s.seq from stripes s)
    into v_seen, v_posted, v_lined, v_house;
    exit when v_seen is null;

    v_moved_to := v_state;
    for v_at in select i.place from unnest(p_items) i where i.key = any (v_seen) loop
      v_state[v_at] := 0;
    end loop;
    p_keys := '{}';
  end loop;
  if v_lined is distinct from v_moved or v_posted is distinct from -v_lined then
    raise exception 'batch does not balance: wallets %, lines %, house %', v_moved, v_lined, v_posted using errcode = 'FH007';
  end if;
  if v_house & 31 = 0 then
    perform ledger_fold(p_stripe);
  end if;
  if p_has_windows then
    insert into round_window (bet_window, round)
    select f.id, i.ref
    from unnest(p_items) i
    cross join unnest(i.windows) f (id)
    where i.op = 2 and v_state[i.place] = 1;
  end if;
  if p_has_plays then
    insert into settled_play (member_id, at, wallet, seq, batch, stake, win, valid, round, book, rounds, vendor, game, category)
    select v_wallet[i.place][7], coalesce(i.at, v_now), v_wallet[i.place][4], v_wallet[i.place][3] + i.step, v_batch,
      i.stake, i.amount + i.stake, coalesce(i.valid, i.stake), i.ref, v_wallet[i.place][5], case when i.op = 3 then 1 else 0 end,
      i.vendor, i.game, i.category
    from unnest(p_items) i
    where i.category is not null and i.op in (1, 3) and v_state[i.place] = 1;
  end if;
  if p_has_ends then
    with ended as (
      update round r
      set win = i.amount, state = 'settled',
        settled_at = coalesce(i.at, v_now), inputs = coalesce(i.inputs, r.inputs),
        outcome = coalesce(i.outcome, r.outcome), events = coalesce(i.events, r.events)
      from unnest(p_items) i
      where i.op = 5 and v_state[i.place] = 1 and r.id = i.ref
      returning r.id, r.stake, r.win, r.settled_at, r.first_settled_at, r.vendor, r.game, r.category, i.place, i.step, i.valid
    )
    insert into settled_play (member_id, at, wallet, seq, batch, stake, win, valid, first_at, round, book, rounds, vendor, game,
      category)
    select v_wallet[e.place][7], e.settled_at, v_wallet[e.place][4], v_wallet[e.place][3] + e.step, v_batch, e.stake, e.win,
      coalesce(e.valid, e.stake), e.first_settled_at, e.id, v_wallet[e.place][5], 1, e.vendor, e.game, e.category
    from ended e
    where e.category is not null;
  end if;
  if 1 = all (v_state) then
    return array_to_string(v_wallet[:][1:3], ',');
  end if;

  insert into key_result (key, wallet, fingerprint, code, ref, balance, held, seq, at)
  select i.key, v_wallet[i.place][4], i.print, 2, i.ref, v_wallet[i.place][1], v_wallet[i.place][2], v_wallet[i.place][3],
    coalesce(i.at, v_now)
  from unnest(p_items) i
  where v_state[i.place] = 2;
  if 3 = any (v_state) then
    select coalesce(b.done, '{}'), coalesce(b.told, '') into v_done, v_slow
    from ledger_bonus_rounds(p_stripe, v_batch, v_now, p_wallets, p_items, v_state) b;
    v_state := array_replace(v_state, 3, 0);
  end if;
  if 0 = any (v_state) then
    for v_one in
      select * from unnest(p_items) with ordinality i where v_state[i.place] = 0 and i.ordinality <> all (v_done)
    loop
      v_result := ledger_one(p_stripe, v_batch, coalesce(v_one.at, v_now),
        (v_one.op, v_one.key, v_one.print, v_wallet[v_one.place][4], v_one.kind, v_one.house, v_one.house2, v_one.amount, v_one.stake,
        v_one.other, v_one.ref, v_one.note, v_one.until, v_one.vendor, v_one.game, v_one.edition, v_one.seed_id, v_one.nonce,
        v_one.inputs::text, v_one.outcome::text, v_one.events::text, v_one.category, v_one.valid,
        v_one.bet_window, v_one.epoch, v_one.windows, v_one.epochs, v_one.pools, v_one.parts)::ledger_item);
      v_slow := v_slow || concat_ws(':', v_one.ordinality, v_result.code, coalesce(v_result.guard, ''),
        coalesce(v_result.ref::text, ''), coalesce(v_result.balance::text, ''), coalesce(v_result.held::text, ''),
        coalesce(v_result.seq::text, '')) || ',';
    end loop;
  end if;
  return array_to_string(v_wallet[:][1:3], ',') || '|' || array_to_string(v_state, '') || '|' || v_slow;
end $$;

-- The same for other sessions: the settings hold for this call only.
create or replace function ledger_apply(p_stripe int, p_wallets ledger_purse[], p_accounts bigint[], p_moves bigint[], p_counts int[],
  p_keys uuid[], p_items ledger_entry[], p_has_rounds boolean, p_has_ends boolean, p_has_times boolean, p_has_plays boolean,
  p_has_windows boolean) returns text
language sql security definer
set search_path = public, pg_temp set enable_seqscan = off set enable_bitmapscan = off set enable_mergejoin = off
set enable_hashjoin = off set plan_cache_mode = force_generic_plan set jit = off as $$
  select ledger_batch(p_stripe, p_wallets, p_accounts, p_moves, p_counts, p_keys, p_items, p_has_rounds, p_has_ends,
    p_has_times, p_has_plays, p_has_windows);
$$;

-- Leases a house stripe until the transaction ends: the first free one of post()'s range.
create or replace function ledger_stripe() returns int
language plpgsql set search_path = public, pg_temp as $$
declare
  v_first int := pg_backend_pid() % 32;
begin
  for n in 0 .. 31 loop
    if pg_try_advisory_xact_lock(7263, 32 + (v_first + n) % 32) then
      return 32 + (v_first + n) % 32;
    end if;
  end loop;
  return 32 + v_first;
end $$;

revoke execute on function ledger_stripe() from public;
revoke execute on function ledger_apply(int, ledger_purse[], bigint[], bigint[], int[], uuid[], ledger_entry[], boolean, boolean,
  boolean, boolean, boolean), ledger_batch(int, ledger_purse[], bigint[], bigint[], int[], uuid[], ledger_entry[], boolean, boolean,
  boolean, boolean, boolean)
  from public;
grant execute on function ledger_apply(int, ledger_purse[], bigint[], bigint[], int[], uuid[], ledger_entry[], boolean, boolean,
  boolean, boolean, boolean), ledger_batch(int, ledger_purse[], bigint[], bigint[], int[], uuid[], ledger_entry[], boolean, boolean,
  boolean, boolean, boolean)
  to fairhouse_app;
