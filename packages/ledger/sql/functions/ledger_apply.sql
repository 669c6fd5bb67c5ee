-- The one door of money: arrays of items, one transaction. What the set-based path can decide for a whole wallet
-- (plain items that all fit, nothing repeated, no guard near) is written with a handful of statements; the other wallets' items go
-- one by one through ledger_one. A bad item never fails the batch.
-- w_*: one element a wallet, ids ascending. need = what must be available before the first item so that every stake fits in order;
-- net, lines = change of balance and seq; loss, stake, win, most = the same for play kinds (most = −1: no play); deposit = Σ.
-- i_*: one element an item; `wallet` is the place in w_id; run = net change of the wallet up to and with this item, step = its line.
-- Returns per wallet what stood before and whether it went the set-based way; per other item its own result.
-- Rows are numbered by generate_series and read by subscript: an unnest of many arrays keeps a tuple store for each of them, which
-- made this function four times as expensive.
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
set search_path = public, pg_temp set enable_seqscan = off set enable_mergejoin = off set enable_hashjoin = off
set plan_cache_mode = force_generic_plan as $$
declare
  v_wallets int := cardinality(w_id);
  v_items int := cardinality(i_key);
  v_stripe int := p_stripe;
  v_now timestamptz;
  v_batch bigint;
  v_guarded boolean[];
  v_found int[];
  v_fits boolean[];
  v_dirty int[];
  v_moved bigint;
  v_lined bigint;
  v_posted bigint;
  v_result ledger_result;
begin
  perform pg_current_xact_id(); -- a transaction that holds a batch number is seen by the continuous proof
  -- One pass locks every wallet in id order (a loop over the sorted ids: hash and merge joins are off) and moves those whose items
  -- fit; a wallet that proves not to be clean below is moved back before anybody can see it.
  with u as (
    update wallet a
    set balance = a.balance + case when w_plain[w] and a.state = 'open' and not a.is_frozen and a.book = w_book[w]
        and a.balance - a.held - a.floor >= w_need[w] then w_net[w] else 0 end,
      seq = a.seq + case when w_plain[w] and a.state = 'open' and not a.is_frozen and a.book = w_book[w]
        and a.balance - a.held - a.floor >= w_need[w] then w_lines[w] else 0 end
    from generate_series(1, v_wallets) w
    where a.id = w_id[w]
    returning w, old.balance as balance, new.held, old.seq as seq, new.is_guarded, new.seq > old.seq as fits
  )
  select array_agg(u.w), array_agg(u.balance), array_agg(u.held), array_agg(u.seq), array_agg(u.fits), array_agg(u.is_guarded)
  into v_found, o_balance, o_held, o_seq, o_clean, v_guarded
  from u;
  v_now := clock_timestamp(); -- after the locks, so that times in a wallet follow its seq
  v_batch := nextval('ledger_batch');
  if coalesce(cardinality(v_found), 0) < v_wallets then -- a wallet is unknown: bring the places into line
    select array_agg(o_balance[p.at]), array_agg(o_held[p.at]), array_agg(o_seq[p.at]), array_agg(coalesce(o_clean[p.at], false)),
      array_agg(coalesce(v_guarded[p.at], false))
    into o_balance, o_held, o_seq, o_clean, v_guarded
    from (select array_position(v_found, w) as at from generate_series(1, v_wallets) w order by w) p;
  end if;
  v_fits := o_clean;
  if i_at is not null and (current_setting('role') = 'fairhouse_app' or session_user = 'fairhouse_app') then
    raise exception 'only the owner writes history' using errcode = 'FH006';
  end if;

  -- keys seen before, nonces drawn before, rounds that are not as the caller thinks. Scalar sub-selects: EXISTS would be hashed,
  -- which is a scan of the whole ledger.
  select array_agg(i_wallet[n]) into v_dirty
  from generate_series(1, v_items) n
  where (select true from line l where l.key = i_key[n]) is not null
    or (select true from key_result k where k.key = i_key[n]) is not null
    or i_house[n] >> 32 <> w_book[i_wallet[n]]
    or (r_seed[n] is not null and (select true from round r where r.seed_id = r_seed[n] and r.nonce = r_nonce[n]) is not null)
    or (i_op[n] = 5 and (
      select r.stake from round r where r.id = i_ref[n] and r.wallet = w_id[i_wallet[n]] and r.state = 'open'
    ) is distinct from i_other[n]);
  if v_dirty is not null then
    for n in 1 .. cardinality(v_dirty) loop
      o_clean[v_dirty[n]] := false;
    end loop;
  end if;
  if true = any (v_guarded) then
    o_clean := ledger_guard_batch(v_now, o_clean, v_guarded, w_id, w_loss, w_stake, w_win, w_most, w_deposit);
  end if;
  if v_stripe is null then
    v_stripe := ledger_stripe();
  end if;

  if o_clean <> v_fits then
    update wallet a
    set balance = a.balance - w_net[w], seq = a.seq - w_lines[w]
    from generate_series(1, v_wallets) w
    where v_fits[w] and not o_clean[w] and a.id = w_id[w];
  end if;

  if true = any (o_clean) then
    with l as (
      insert into line (wallet, seq, batch, counter, amount, after, fingerprint, at, key, kind, ref, stake, note)
      select w_id[i_wallet[n]], o_seq[i_wallet[n]] + i_step[n], v_batch, i_house[n], i_amount[n], o_balance[i_wallet[n]] + i_run[n],
        i_print[n], coalesce(i_at[n], v_now), i_key[n], i_kind[n], i_ref[n],
        case when i_op[n] = 3 and i_stake[n] > 0 and i_amount[n] > -i_stake[n] then i_stake[n] end, i_note[n]
      from generate_series(1, v_items) n
      where o_clean[i_wallet[n]]
      returning amount
    )
    select sum(l.amount)::bigint into v_lined
    from l;

    if r_game is not null then
      insert into round (id, wallet, stake, win, nonce, seed_id, at, settled_at, edition, state, vendor, game, inputs, outcome, events)
      select i_ref[n], w_id[i_wallet[n]], i_stake[n], i_amount[n] + i_stake[n], r_nonce[n], r_seed[n], coalesce(i_at[n], v_now),
        case when i_op[n] = 3 then coalesce(i_at[n], v_now) end, r_edition[n], case when i_op[n] = 3 then 'settled' else 'open' end,
        r_vendor[n], r_game[n], r_inputs[n]::json, r_outcome[n]::json, r_events[n]::json
      from generate_series(1, v_items) n
      where i_op[n] in (2, 3) and o_clean[i_wallet[n]];
    end if;
    if i_other is not null then
      update round r
      set win = i_amount[n], state = 'settled', settled_at = coalesce(i_at[n], v_now), inputs = coalesce(r_inputs[n]::json, r.inputs),
        outcome = coalesce(r_outcome[n]::json, r.outcome), events = coalesce(r_events[n]::json, r.events)
      from generate_series(1, v_items) n
      where i_op[n] = 5 and o_clean[i_wallet[n]] and r.id = i_ref[n];
    end if;

    with t as materialized (
      select m.house, count(*)::int as lines, sum(m.amount)::bigint as amount
      from (
        select i_house[n] as house, coalesce(i_other[n], 0) - i_amount[n] as amount
        from generate_series(1, v_items) n
        where o_clean[i_wallet[n]]
        union all
        select i_house2[n], -i_other[n]
        from generate_series(1, case when i_house2 is null then 0 else v_items end) n
        where i_house2[n] is not null and o_clean[i_wallet[n]]
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
    select sum(e.amount)::bigint, (select sum(w_net[w])::bigint from generate_series(1, v_wallets) w where o_clean[w])
    into v_posted, v_moved
    from e;
    if v_lined is distinct from v_moved or v_posted is distinct from -v_lined then
      raise exception 'batch does not balance: wallets %, lines %, house %', v_moved, v_lined, v_posted using errcode = 'FH007';
    end if;
  end if;

  if not (true = all (o_clean)) then
    for n in 1 .. v_items loop
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
