-- The one door of money: arrays of items, one transaction. What the set-based path can decide for a whole wallet
-- (plain items that all fit, nothing repeated, no guard near) is written with a handful of statements; the other wallets' items go
-- one by one through ledger_one. A bad item never fails the batch.
-- w_*: one element a wallet, ids ascending. need = what must be available before the first item so that every stake fits in order
-- (beyond any balance where the wallet must go item by item); net, lines = change of balance and seq; loss, stake, win, most = the
-- same for play kinds (most = −1: no play); deposit = Σ.
-- h_*: one element a house account, ids ascending: what the items move there in all.
-- i_*: one element an item; `wallet` is the place in w_id; run = net change of the wallet up to and with this item, step = its line.
-- Returns per wallet what stood before and whether it went the set-based way; per other item its own result.
-- A seed's nonce that was drawn before is not looked for here: its unique index refuses the batch, and the caller sends it again
-- with every wallet item by item.
-- Written for plans that no state of the tables can spoil: keys and house accounts are found by `= any(…)` on one table, their place
-- in the arrays by width_bucket; where two sides are joined, `n % 1 = 0` makes the planner expect few numbers, which puts them
-- outside. Numbers come from generate_series and arrays are read by subscript: an unnest of many arrays keeps a tuple store for each.
create or replace function ledger_apply(
  p_stripe int,
  w_id bigint[], w_book int[], w_need bigint[], w_net bigint[], w_lines int[],
  w_loss bigint[], w_stake bigint[], w_win bigint[], w_most bigint[], w_deposit bigint[],
  h_account bigint[], h_amount bigint[], h_lines int[],
  i_wallet int[], i_op smallint[], i_key uuid[], i_print bigint[], i_kind smallint[], i_house bigint[], i_house2 bigint[],
  i_amount bigint[], i_stake bigint[], i_other bigint[], i_step int[], i_run bigint[], i_ref uuid[],
  i_note text[], i_until timestamptz[], i_at timestamptz[],
  r_vendor text[], r_game text[], r_edition int[], r_seed uuid[], r_nonce bigint[], r_inputs json[], r_outcome json[], r_events json[],
  out o_clean boolean[], out o_balance bigint[], out o_held bigint[], out o_seq bigint[],
  out s_item int[], out s_code smallint[], out s_guard text[], out s_ref uuid[], out s_balance bigint[], out s_held bigint[],
  out s_seq bigint[]
) language plpgsql security definer
set search_path = public, pg_temp set enable_seqscan = off set enable_bitmapscan = off set enable_mergejoin = off
set enable_hashjoin = off set plan_cache_mode = force_generic_plan set jit = off as $$
declare
  v_wallets int := cardinality(w_id);
  v_items int := cardinality(i_key);
  v_stripe int := p_stripe;
  v_xid xid8 := pg_current_xact_id(); -- a transaction that holds a batch number is seen by the continuous proof
  v_now timestamptz;
  v_batch bigint;
  v_guarded boolean[];
  v_found int[];
  v_fits boolean[];
  v_seen uuid[];
  v_dirty int[];
  v_moved bigint;
  v_lined bigint;
  v_posted bigint;
  v_house int;
  v_result ledger_result;
begin
  -- One pass locks every wallet in id order and moves those whose items fit; a wallet that proves not to be clean below is moved
  -- back before anybody can see it.
  with u as (
    update wallet a
    set balance = a.balance + case when a.state = 'open' and not a.is_frozen and a.book = p.book
        and a.balance - a.held - a.floor >= p.need then p.net else 0 end,
      seq = a.seq + case when a.state = 'open' and not a.is_frozen and a.book = p.book
        and a.balance - a.held - a.floor >= p.need then p.lines else 0 end
    from (
      select w, w_id[w] as id, w_book[w] as book, w_need[w] as need, w_net[w] as net, w_lines[w] as lines
      from generate_series(1, v_wallets) w
      where w % 1 = 0
      offset 0
    ) p
    where a.id = p.id
    returning p.w, old.balance as balance, new.held, old.seq as seq, new.is_guarded, new.seq > old.seq as fits
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

  select array_agg(s.key) into v_seen
  from (
    select l.key from line l where l.key = any (i_key) union all select k.key from key_result k where k.key = any (i_key)
  ) s;
  if v_seen is not null then
    for n in 1 .. v_items loop
      if i_key[n] = any (v_seen) then
        o_clean[i_wallet[n]] := false;
      end if;
    end loop;
  end if;
  if i_other is not null then -- rounds that are not as the caller thinks
    select array_agg(i_wallet[n]) into v_dirty
    from generate_series(1, v_items) n
    where i_op[n] = 5 and (
      select r.stake from round r where r.id = i_ref[n] and r.wallet = w_id[i_wallet[n]] and r.state = 'open'
    ) is distinct from i_other[n];
    if v_dirty is not null then
      for n in 1 .. cardinality(v_dirty) loop
        o_clean[v_dirty[n]] := false;
      end loop;
    end if;
  end if;
  if true = any (v_guarded) then
    o_clean := ledger_guard_batch(v_now, o_clean, v_guarded, w_id, w_loss, w_stake, w_win, w_most, w_deposit);
  end if;
  if v_stripe is null then
    v_stripe := ledger_stripe();
  end if;

  if o_clean <> v_fits then
    update wallet a
    set balance = a.balance - p.net, seq = a.seq - p.lines
    from (
      select w_id[w] as id, w_net[w] as net, w_lines[w] as lines
      from generate_series(1, v_wallets) w
      where v_fits[w] and not o_clean[w] and w % 1 = 0
      offset 0
    ) p
    where a.id = p.id;
  end if;
  if false = any (o_clean) then
    for n in 1 .. v_items loop
      if not o_clean[i_wallet[n]] and i_house[n] > 0 then -- what the house would have got from the items that go one by one
        v_house := width_bucket(i_house[n], h_account);
        h_amount[v_house] := h_amount[v_house] - coalesce(i_other[n], 0) + i_amount[n];
        h_lines[v_house] := h_lines[v_house] - 1;
        if i_house2[n] is not null then
          v_house := width_bucket(i_house2[n], h_account);
          h_amount[v_house] := h_amount[v_house] + i_other[n];
          h_lines[v_house] := h_lines[v_house] - 1;
        end if;
      end if;
    end loop;
  end if;

  if true = any (o_clean) then
    insert into line (wallet, seq, batch, counter, amount, after, fingerprint, at, key, kind, ref, stake, note)
    select w_id[i_wallet[n]], o_seq[i_wallet[n]] + i_step[n], v_batch,
      case when i_house[n] >> 32 = w_book[i_wallet[n]] then i_house[n] end, -- null, and so refused, where the books differ
      i_amount[n], o_balance[i_wallet[n]] + i_run[n], i_print[n], coalesce(i_at[n], v_now), i_key[n], i_kind[n], i_ref[n],
      case when i_op[n] = 3 and i_stake[n] > 0 and i_amount[n] > -i_stake[n] then i_stake[n] end, i_note[n]
    from generate_series(1, v_items) n
    where o_clean[i_wallet[n]];

    if r_game is not null then
      insert into round (id, wallet, stake, win, nonce, seed_id, at, settled_at, edition, state, vendor, game, inputs, outcome, events)
      select i_ref[n], w_id[i_wallet[n]], i_stake[n], i_amount[n] + i_stake[n], r_nonce[n], r_seed[n], coalesce(i_at[n], v_now),
        case when i_op[n] = 3 then coalesce(i_at[n], v_now) end, r_edition[n], case when i_op[n] = 3 then 'settled' else 'open' end,
        r_vendor[n], r_game[n], r_inputs[n], r_outcome[n], r_events[n]
      from generate_series(1, v_items) n
      where i_op[n] in (2, 3) and o_clean[i_wallet[n]];
    end if;
    if i_other is not null then
      update round r
      set win = i_amount[n], state = 'settled', settled_at = coalesce(i_at[n], v_now), inputs = coalesce(r_inputs[n], r.inputs),
        outcome = coalesce(r_outcome[n], r.outcome), events = coalesce(r_events[n], r.events)
      from generate_series(1, v_items) n
      where i_op[n] = 5 and o_clean[i_wallet[n]] and r.id = i_ref[n] and n % 1 = 0;
    end if;

    with h as (
      update hot_balance b
      set balance = b.balance + h_amount[width_bucket(b.account, h_account)], seq = b.seq + 1
      where b.account = any (h_account) and b.stripe = v_stripe and h_lines[width_bucket(b.account, h_account)] > 0
      returning b.account, b.seq, new.balance - old.balance as amount, b.balance
    ), e as (
      insert into hot_entry (account, stripe, seq, batch, lines, amount, after)
      select h.account, v_stripe, h.seq, v_batch, h_lines[width_bucket(h.account, h_account)], h.amount, h.balance
      from h
      returning amount
    )
    select sum(e.amount)::bigint,
      (select sum(w_net[w])::bigint from generate_series(1, v_wallets) w where o_clean[w]),
      (select sum(i_amount[n])::bigint from generate_series(1, v_items) n where o_clean[i_wallet[n]])
    into v_posted, v_moved, v_lined
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
          r_edition[n], r_seed[n], r_nonce[n], r_inputs[n]::text, r_outcome[n]::text, r_events[n]::text)::ledger_item);
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
revoke execute on function ledger_apply(int, bigint[], int[], bigint[], bigint[], int[], bigint[], bigint[], bigint[],
  bigint[], bigint[], bigint[], bigint[], int[], int[], smallint[], uuid[], bigint[], smallint[], bigint[], bigint[], bigint[],
  bigint[], bigint[], int[], bigint[], uuid[], text[], timestamptz[], timestamptz[], text[], text[], int[], uuid[], bigint[], json[],
  json[], json[]) from public;
grant execute on function ledger_apply(int, bigint[], int[], bigint[], bigint[], int[], bigint[], bigint[], bigint[],
  bigint[], bigint[], bigint[], bigint[], int[], int[], smallint[], uuid[], bigint[], smallint[], bigint[], bigint[], bigint[],
  bigint[], bigint[], int[], bigint[], uuid[], text[], timestamptz[], timestamptz[], text[], text[], int[], uuid[], bigint[], json[],
  json[], json[]) to fairhouse_app;
