-- The one door of money: arrays of items, sorted by wallet, one transaction. What the set-based path can decide for a whole wallet
-- (plain items that all fit, nothing repeated, no guard near) is written with a handful of statements; the other wallets' items go
-- one by one through ledger_one. A bad item never fails the batch.
-- w_*: one element a wallet, ids ascending. need = what must be available before the first item so that every stake fits in order;
-- net, lines = change of balance and seq; loss, stake, win, most = the same for play kinds (most = −1: no play); deposit = Σ.
-- i_*: one element an item; `wallet` is the place in w_id; run = net change of the wallet up to and with this item, step = its line.
-- Returns per wallet what stood before and whether it went the set-based way; per other item its own result.
create or replace function ledger_apply(
  p_stripe int,
  w_id bigint[], w_book int[], w_plain boolean[], w_need bigint[], w_net bigint[], w_lines int[],
  w_loss bigint[], w_stake bigint[], w_win bigint[], w_most bigint[], w_deposit bigint[],
  i_wallet int[], i_op smallint[], i_key uuid[], i_print bigint[], i_kind smallint[], i_house bigint[], i_house2 bigint[],
  i_amount bigint[], i_stake bigint[], i_other bigint[], i_step int[], i_run bigint[], i_ref uuid[],
  i_note text[], i_until timestamptz[], i_at timestamptz[],
  r_vendor text[], r_game text[], r_edition int[], r_seed uuid[], r_nonce bigint[], r_inputs text[], r_outcome text[], r_events text[],
  out o_clean boolean[], out o_balance bigint[], out o_held bigint[], out o_seq bigint[],
  out s_item int[], out s_code smallint[], out s_guard text[], out s_ref uuid[], out s_balance bigint[], out s_held bigint[],
  out s_seq bigint[]
) language plpgsql security definer
set search_path = public, pg_temp set enable_seqscan = off set plan_cache_mode = force_generic_plan set jit = off as $$
declare
  v_now timestamptz;
  v_batch bigint;
  v_stripe int := p_stripe;
  v_guarded boolean;
  v_wallets int := cardinality(w_id);
  v_dirty int[];
  v_moved bigint;
  v_lined bigint;
  v_posted bigint;
  v_result ledger_result;
begin
  perform pg_current_xact_id(); -- a transaction that holds a batch number is seen by the continuous proof
  select array_agg(x.balance), array_agg(x.held), array_agg(x.seq), array_agg(x.clean), coalesce(bool_or(x.is_guarded), false)
  into o_balance, o_held, o_seq, o_clean, v_guarded
  from (
    select a.balance, a.held, a.seq, a.is_guarded,
      u.plain and a.state = 'open' and not a.is_frozen and a.book = u.book and a.balance - a.held - a.floor >= u.need as clean
    from unnest(w_id, w_book, w_plain, w_need) u (id, book, plain, need)
    join wallet a on a.id = u.id
    order by a.id
    for no key update of a
  ) x;
  v_now := clock_timestamp(); -- after the locks, so that times in a wallet follow its seq
  v_batch := nextval('ledger_batch');
  if coalesce(cardinality(o_clean), 0) < v_wallets then
    o_clean := array_fill(false, array[v_wallets]); -- a wallet is unknown: the places do not agree, decide one by one
  end if;
  if i_at is not null and (current_setting('role') = 'fairhouse_app' or session_user = 'fairhouse_app') then
    raise exception 'only the owner writes history' using errcode = 'FH006';
  end if;

  -- keys seen before, nonces drawn before, rounds that are not as the caller thinks. Scalar sub-selects: EXISTS would be hashed,
  -- which is a scan of the whole ledger.
  select array_agg(u.w) into v_dirty
  from unnest(i_wallet, i_op, i_key, i_house, i_ref, i_other, r_seed, r_nonce) u (w, op, key, house, ref, other, seed, nonce)
  where (select true from line l where l.key = u.key) is not null
    or (select true from key_result k where k.key = u.key) is not null
    or u.house >> 32 <> w_book[u.w]
    or (u.seed is not null and (select true from round r where r.seed_id = u.seed and r.nonce = u.nonce) is not null)
    or (u.op = 5 and (select r.stake from round r where r.id = u.ref and r.wallet = w_id[u.w] and r.state = 'open') is distinct from u.other);
  for n in 1 .. coalesce(cardinality(v_dirty), 0) loop
    o_clean[v_dirty[n]] := false;
  end loop;

  if v_guarded then
    select array_agg(u.w) into v_dirty
    from unnest(w_id, w_loss, w_stake, w_most, w_deposit) with ordinality u (id, loss, stake, most, deposit, w)
    join wallet_guard g on g.wallet = u.id
    where o_clean[u.w]
      and not (
        g.day_ends > v_now and g.week_ends > v_now and g.month_ends > v_now
        and (u.most < 0 or (
          (g.excluded_until is null or g.excluded_until <= v_now) and (g.play_until is null or g.play_until > v_now)
          and (g.pause_at is null or g.pause_at > v_now) and (g.stake_max is null or u.most <= g.stake_max)
          and (g.loss_day is null or g.loss_day_used + u.loss <= g.loss_day)
          and (g.loss_week is null or g.loss_week_used + u.loss <= g.loss_week)
          and (g.loss_month is null or g.loss_month_used + u.loss <= g.loss_month)
          and (g.wager_day is null or g.wager_day_used + u.stake <= g.wager_day)
          and (g.wager_week is null or g.wager_week_used + u.stake <= g.wager_week)
          and (g.wager_month is null or g.wager_month_used + u.stake <= g.wager_month)))
        and (u.deposit = 0 or (
          (g.excluded_until is null or g.excluded_until <= v_now)
          and (g.deposit_day is null or g.deposit_day_used + u.deposit <= g.deposit_day)
          and (g.deposit_week is null or g.deposit_week_used + u.deposit <= g.deposit_week)
          and (g.deposit_month is null or g.deposit_month_used + u.deposit <= g.deposit_month)))
      );
    for n in 1 .. coalesce(cardinality(v_dirty), 0) loop
      o_clean[v_dirty[n]] := false;
    end loop;
    update wallet_guard g
    set loss_day_used = g.loss_day_used + u.stake - u.win, loss_week_used = g.loss_week_used + u.stake - u.win,
      loss_month_used = g.loss_month_used + u.stake - u.win, wager_day_used = g.wager_day_used + u.stake,
      wager_week_used = g.wager_week_used + u.stake, wager_month_used = g.wager_month_used + u.stake,
      deposit_day_used = g.deposit_day_used + u.deposit, deposit_week_used = g.deposit_week_used + u.deposit,
      deposit_month_used = g.deposit_month_used + u.deposit
    from unnest(w_id, w_stake, w_win, w_deposit) with ordinality u (id, stake, win, deposit, w)
    where g.wallet = u.id and o_clean[u.w] and (u.stake <> 0 or u.win <> 0 or u.deposit <> 0);
  end if;

  if v_stripe is null then
    v_stripe := ledger_stripe();
  end if;
  with w as (
    update wallet a
    set balance = a.balance + u.net, seq = a.seq + u.lines
    from unnest(w_id, w_net, w_lines) with ordinality u (id, net, lines, w)
    where a.id = u.id and o_clean[u.w]
    returning u.net
  )
  select sum(w.net)::bigint into v_moved
  from w;

  if v_moved is not null then
    with l as (
      insert into line (wallet, seq, batch, counter, amount, after, fingerprint, at, key, kind, ref, stake, note)
      select w_id[u.w], o_seq[u.w] + u.step, v_batch, u.house, u.amount, o_balance[u.w] + u.run, u.print, coalesce(u.at, v_now),
        u.key, u.kind, u.ref, case when u.op = 3 and u.stake > 0 and u.amount > -u.stake then u.stake end, u.note
      from unnest(i_wallet, i_op, i_key, i_print, i_kind, i_house, i_amount, i_stake, i_step, i_run, i_ref, i_note, i_at)
        u (w, op, key, print, kind, house, amount, stake, step, run, ref, note, at)
      where o_clean[u.w]
      returning amount
    )
    select sum(l.amount)::bigint into v_lined
    from l;

    if r_game is not null then
      insert into round (id, wallet, stake, win, nonce, seed_id, at, settled_at, edition, state, vendor, game, inputs, outcome, events)
      select u.ref, w_id[u.w], u.stake, u.amount + u.stake, u.nonce, u.seed, coalesce(u.at, v_now),
        case when u.op = 3 then coalesce(u.at, v_now) end, u.edition, case when u.op = 3 then 'settled' else 'open' end, u.vendor, u.game,
        u.inputs::jsonb, u.outcome::jsonb, u.events::jsonb
      from unnest(i_wallet, i_op, i_ref, i_amount, i_stake, i_at, r_vendor, r_game, r_edition, r_seed, r_nonce, r_inputs, r_outcome, r_events)
        u (w, op, ref, amount, stake, at, vendor, game, edition, seed, nonce, inputs, outcome, events)
      where u.op in (2, 3) and o_clean[u.w];
    end if;
    if i_other is not null then
      update round r
      set win = u.amount, state = 'settled', settled_at = coalesce(u.at, v_now), inputs = coalesce(u.inputs::jsonb, r.inputs),
        outcome = coalesce(u.outcome::jsonb, r.outcome), events = coalesce(u.events::jsonb, r.events)
      from unnest(i_wallet, i_op, i_ref, i_amount, i_at, r_inputs, r_outcome, r_events)
        u (w, op, ref, amount, at, inputs, outcome, events)
      where u.op = 5 and o_clean[u.w] and r.id = u.ref;
    end if;

    with t as materialized (
      select m.house, count(*)::int as lines, sum(m.amount)::bigint as amount
      from (
        select u.house, coalesce(u.other, 0) - u.amount as amount
        from unnest(i_wallet, i_house, i_amount, i_other) u (w, house, amount, other)
        where o_clean[u.w]
        union all
        select u.house2, -u.other
        from unnest(i_wallet, i_house2, i_other) u (w, house2, other)
        where u.house2 is not null and o_clean[u.w]
      ) m
      group by m.house
      order by m.house
    ), h as (
      update hot_balance b
      set balance = b.balance + t.amount, seq = b.seq + 1
      from t
      where b.account = t.house and b.stripe = v_stripe
      returning b.account, b.seq, t.lines, t.amount, b.balance
    ), e as (
      insert into hot_entry (account, stripe, seq, batch, lines, amount, after)
      select h.account, v_stripe, h.seq, v_batch, h.lines, h.amount, h.balance
      from h
      returning amount
    )
    select sum(e.amount)::bigint into v_posted
    from e;
    if v_lined is distinct from v_moved or v_posted is distinct from -v_lined then
      raise exception 'batch does not balance: wallets %, lines %, house %', v_moved, v_lined, v_posted using errcode = 'FH007';
    end if;
  end if;

  if not (true = all (o_clean)) then
    for n in 1 .. cardinality(i_key) loop
      if not o_clean[i_wallet[n]] then
        v_result := ledger_one(v_stripe, v_batch, coalesce(i_at[n], v_now), (i_op[n], i_key[n], i_print[n], w_id[i_wallet[n]], i_kind[n],
          i_house[n], i_house2[n], i_amount[n], i_stake[n], i_other[n], i_ref[n], i_note[n], i_until[n], r_vendor[n], r_game[n],
          r_edition[n], r_seed[n], r_nonce[n], r_inputs[n], r_outcome[n], r_events[n])::ledger_item);
        s_item := s_item || n;
        s_code := s_code || v_result.code;
        s_guard := s_guard || coalesce(v_result.guard, '');
        s_ref := s_ref || v_result.ref;
        s_balance := s_balance || v_result.balance;
        s_held := s_held || v_result.held;
        s_seq := s_seq || v_result.seq;
      end if;
    end loop;
  end if;
end $$;

-- A house stripe of one's own until the transaction ends: the first free one of post()'s range.
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
revoke execute on function ledger_apply(int, bigint[], int[], boolean[], bigint[], bigint[], int[], bigint[], bigint[], bigint[],
  bigint[], bigint[], int[], smallint[], uuid[], bigint[], smallint[], bigint[], bigint[], bigint[], bigint[], bigint[], int[],
  bigint[], uuid[], text[], timestamptz[], timestamptz[], text[], text[], int[], uuid[], bigint[], text[], text[], text[]) from public;
grant execute on function ledger_apply(int, bigint[], int[], boolean[], bigint[], bigint[], int[], bigint[], bigint[], bigint[],
  bigint[], bigint[], int[], smallint[], uuid[], bigint[], smallint[], bigint[], bigint[], bigint[], bigint[], bigint[], int[],
  bigint[], uuid[], text[], timestamptz[], timestamptz[], text[], text[], int[], uuid[], bigint[], text[], text[], text[]) to fairhouse_app;
