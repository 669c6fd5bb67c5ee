-- The one door of money: a batch of items, one transaction. What the set-based path can decide for a whole wallet (plain items that
-- all fit, nothing repeated, no guard near) is written with a handful of statements; the other wallets' items go one by one through
-- ledger_one. A bad item never fails the batch.
-- p_wallets: ids ascending, places 1..n. need = what must be available before the first item so that every stake fits in order
-- (beyond any balance where the wallet must go item by item); net, lines = change of balance and seq; loss, stake, win, most = the
-- same for play kinds (most = −1: no play); deposit = Σ; seed_id, nonce, last_nonce = the seed that its rounds drew from, and the first
-- and last nonce, which ascend.
-- p_pages: the pages of house accounts that the batch touches, ascending; p_accounts, p_moves, p_counts: 32 numbers a page, each account,
-- what all items together move on it and with how many lines.
-- p_items: run = net change of the wallet up to and with this item, step = its line. p_keys: their keys.
-- Returns one text of parts behind bars: the wallets' balances, helds (empty: all zero) and seqs before the batch; where not all wallets
-- went the set-based way, also which did (t, f) and what became of the others' items (place:code:guard:ref:balance:held:seq).
-- Written for plans that no state of the tables can spoil: keys are found by `= any(…)` on one table; the outer side of a join is an
-- unnest, which the planner takes for few rows.
create or replace function ledger_apply(p_stripe int, p_wallets ledger_purse[], p_pages int[], p_accounts bigint[], p_moves bigint[],
  p_counts int[], p_keys uuid[], p_items ledger_entry[], p_has_rounds boolean, p_has_ends boolean, p_has_times boolean) returns text
language plpgsql security definer
set search_path = public, pg_temp set enable_seqscan = off set enable_bitmapscan = off set enable_mergejoin = off
set enable_hashjoin = off set plan_cache_mode = force_generic_plan set jit = off as $$
declare
  v_wallets int := cardinality(p_wallets);
  v_stripe int := p_stripe;
  v_xid xid8 := pg_current_xact_id(); -- a transaction that holds a batch number is seen by the continuous proof
  v_now timestamptz;
  v_batch bigint;
  v_place int[];
  v_id bigint[];
  v_book int[];
  v_balance bigint[];
  v_held bigint[];
  v_seq bigint[];
  v_nonce bigint[];
  v_clean boolean[];
  v_fits boolean[];
  v_guarded boolean[];
  v_seen uuid[];
  v_dirty int;
  v_moved bigint;
  v_lined bigint;
  v_posted bigint;
  v_told text;
  v_entry record;
  v_at int;
  v_result ledger_result;
begin
  if p_has_times and (current_setting('role') = 'fairhouse_app' or session_user = 'fairhouse_app') then
    raise exception 'only the owner writes history' using errcode = 'FH006';
  end if;

  -- One pass locks every wallet in id order and moves those whose items fit; a wallet that proves not to be clean below is moved
  -- back before anybody can see it.
  with u as (
    update wallet a
    set balance = a.balance + case when a.state = 'open' and not a.is_frozen and a.book = p.book
        and a.balance - a.held - a.floor >= p.need and (p.seed_id is null or (a.seed_id = p.seed_id and a.nonce < p.nonce))
        then p.net else 0 end,
      seq = a.seq + case when a.state = 'open' and not a.is_frozen and a.book = p.book
        and a.balance - a.held - a.floor >= p.need and (p.seed_id is null or (a.seed_id = p.seed_id and a.nonce < p.nonce))
        then p.lines else 0 end,
      nonce = case when a.state = 'open' and not a.is_frozen and a.book = p.book
        and a.balance - a.held - a.floor >= p.need and a.seed_id = p.seed_id and a.nonce < p.nonce
        then p.last_nonce else a.nonce end
    from unnest(p_wallets) p
    where a.id = p.id
    returning p.place, a.id, a.book, old.balance as balance, a.held, old.seq as seq, old.nonce as nonce,
      a.is_guarded, new.seq > old.seq as fits
  )
  select array_agg(u.place), array_agg(u.id), array_agg(u.book), array_agg(u.balance), array_agg(u.held), array_agg(u.seq),
    array_agg(u.nonce), array_agg(u.fits), array_agg(u.is_guarded)
  into v_place, v_id, v_book, v_balance, v_held, v_seq, v_nonce, v_clean, v_guarded
  from u;
  v_now := clock_timestamp(); -- after the locks, so that times in a wallet follow its seq
  v_batch := nextval('ledger_batch');
  if coalesce(cardinality(v_place), 0) < v_wallets then -- a wallet is unknown: bring the places into line
    select array_agg(v_id[p.at]), array_agg(v_book[p.at]), array_agg(v_balance[p.at]), array_agg(v_held[p.at]), array_agg(v_seq[p.at]),
      array_agg(v_nonce[p.at]), array_agg(coalesce(v_clean[p.at], false)), array_agg(coalesce(v_guarded[p.at], false))
    into v_id, v_book, v_balance, v_held, v_seq, v_nonce, v_clean, v_guarded
    from (select array_position(v_place, w) as at from generate_series(1, v_wallets) w order by w) p;
  end if;
  v_fits := v_clean;

  select array_agg(s.key) into v_seen
  from (
    select l.key from line l where l.key = any (p_keys) union all select k.key from key_result k where k.key = any (p_keys)
  ) s;
  if v_seen is not null then
    for v_dirty in select i.place from unnest(p_items) i where i.key = any (v_seen) loop
      v_clean[v_dirty] := false;
    end loop;
  end if;
  if p_has_ends then -- rounds that are not as the caller thinks
    for v_dirty in
      select i.place
      from unnest(p_items) i
      where i.op = 5 and (
        select r.stake from round r where r.id = i.ref and r.wallet = v_id[i.place] and r.state = 'open'
      ) is distinct from i.other
    loop
      v_clean[v_dirty] := false;
    end loop;
  end if;
  if true = any (v_guarded) then
    v_clean := ledger_guard_batch(v_now, v_clean, v_guarded, p_wallets);
  end if;
  if v_stripe is null then
    v_stripe := ledger_stripe();
  end if;

  if v_clean <> v_fits then
    update wallet a
    set balance = a.balance - p.net, seq = a.seq - p.lines, nonce = v_nonce[p.place]
    from unnest(p_wallets) p
    where a.id = p.id and v_fits[p.place] and not v_clean[p.place];
  end if;

  if false = any (v_clean) then
    -- what the house would have got from the items that go one by one
    for v_entry in select * from unnest(p_items) i where i.house > 0 and not v_clean[i.place] loop
      v_at := (width_bucket(((v_entry.house & 4294967295) >> 5)::int, p_pages) - 1) * 32 + (v_entry.house & 31)::int + 1;
      p_moves[v_at] := p_moves[v_at] - coalesce(v_entry.other, 0) + v_entry.amount;
      p_counts[v_at] := p_counts[v_at] - 1;
      if v_entry.house2 is not null then
        v_at := (width_bucket(((v_entry.house2 & 4294967295) >> 5)::int, p_pages) - 1) * 32 + (v_entry.house2 & 31)::int + 1;
        p_moves[v_at] := p_moves[v_at] + v_entry.other;
        p_counts[v_at] := p_counts[v_at] - 1;
      end if;
    end loop;
  end if;

  if true = any (v_clean) then
    insert into line (wallet, seq, batch, counter, amount, after, fingerprint, at, key, kind, ref, stake, note)
    select v_id[i.place], v_seq[i.place] + i.step, v_batch,
      case when i.house >> 32 = v_book[i.place] then i.house end, -- null, and so refused, where the books differ
      i.amount, v_balance[i.place] + i.run, i.print,
      case when p_has_times then coalesce(i.at, v_now) else v_now end, i.key, i.kind, i.ref,
      case when i.op = 3 and i.stake > 0 and i.amount > -i.stake then i.stake end, i.note
    from unnest(p_items) i
    where v_clean[i.place];

    if p_has_rounds then
      insert into round (id, wallet, stake, win, nonce, seed_id, at, settled_at, edition, state, vendor, game, inputs, outcome, events)
      select i.ref, v_id[i.place], i.stake, i.amount + i.stake, i.nonce, i.seed_id,
        case when p_has_times then coalesce(i.at, v_now) else v_now end,
        case when i.op = 3 then case when p_has_times then coalesce(i.at, v_now) else v_now end end, i.edition,
        case when i.op = 3 then 'settled' else 'open' end,
        i.vendor, i.game, i.inputs, i.outcome, i.events
      from unnest(p_items) i
      where i.op in (2, 3) and v_clean[i.place];
    end if;
    if p_has_ends then
      update round r
      set win = i.amount, state = 'settled',
        settled_at = case when p_has_times then coalesce(i.at, v_now) else v_now end, inputs = coalesce(i.inputs, r.inputs),
        outcome = coalesce(i.outcome, r.outcome), events = coalesce(i.events, r.events)
      from unnest(p_items) i
      where i.op = 5 and v_clean[i.place] and r.id = i.ref;
    end if;

    with h as (
      update house_page b
      set seq = b.seq + 1, balances = array(select b.balances[n] + p_moves[p.base + n] from generate_series(1, 32) n)
      from (
        select u.page, (u.place::int - 1) * 32 as base from unnest(p_pages) with ordinality u (page, place)
      ) p
      where b.page = p.page and b.stripe = v_stripe and 0 < any (p_counts[p.base + 1 : p.base + 32])
      returning b.page, b.seq, b.balances, p.base
    ), e as (
      insert into house_entry (page, stripe, seq, batch, accounts, lines, amounts, afters)
      select h.page, v_stripe, h.seq, v_batch, m.accounts, m.lines, m.amounts, m.afters
      from h
      cross join lateral (
        select array_agg(p_accounts[h.base + n]) as accounts, array_agg(p_counts[h.base + n]) as lines,
          array_agg(p_moves[h.base + n]) as amounts, array_agg(h.balances[n]) as afters
        from generate_series(1, 32) n
        where p_counts[h.base + n] > 0
      ) m
      returning (select sum(a) from unnest(amounts) a) as amount
    )
    select sum(e.amount)::bigint,
      (select sum(p.net)::bigint from unnest(p_wallets) p where v_clean[p.place]),
      (select sum(i.amount)::bigint from unnest(p_items) i where v_clean[i.place])
    into v_posted, v_moved, v_lined
    from e;
    if v_lined is distinct from v_moved or v_posted is distinct from -v_lined then
      raise exception 'batch does not balance: wallets %, lines %, house %', v_moved, v_lined, v_posted using errcode = 'FH007';
    end if;
  end if;

  v_told := array_to_string(v_balance, ',', '') || '|' || case when 0 = all (v_held) then '' else array_to_string(v_held, ',', '') end
    || '|' || array_to_string(v_seq, ',', '');
  if not (true = all (v_clean)) then
    v_told := v_told || '|' || array_to_string(v_clean, '') || '|';
    for v_entry in select * from unnest(p_items) with ordinality i where not v_clean[i.place] loop
      v_result := ledger_one(v_stripe, v_batch, case when p_has_times then coalesce(v_entry.at, v_now) else v_now end,
        (v_entry.op, v_entry.key, v_entry.print, v_id[v_entry.place], v_entry.kind, v_entry.house, v_entry.house2, v_entry.amount,
        v_entry.stake, v_entry.other, v_entry.ref, v_entry.note, v_entry.until, v_entry.vendor, v_entry.game, v_entry.edition,
        v_entry.seed_id, v_entry.nonce, v_entry.inputs::text, v_entry.outcome::text, v_entry.events::text)::ledger_item);
      v_told := v_told || concat_ws(':', v_entry.ordinality, v_result.code, coalesce(v_result.guard, ''), coalesce(v_result.ref::text, ''),
        coalesce(v_result.balance::text, ''), coalesce(v_result.held::text, ''), coalesce(v_result.seq::text, '')) || ',';
    end loop;
  end if;
  return v_told;
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
revoke execute on function ledger_apply(int, ledger_purse[], int[], bigint[], bigint[], int[], uuid[], ledger_entry[], boolean, boolean,
  boolean) from public;
grant execute on function ledger_apply(int, ledger_purse[], int[], bigint[], bigint[], int[], uuid[], ledger_entry[], boolean, boolean,
  boolean) to fairhouse_app;
