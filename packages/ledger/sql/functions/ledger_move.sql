-- A movement between a wallet and the house, or between two wallets of one book (two entries, two sequence numbers).
create or replace function ledger_move(p_stripe int, p_batch bigint, p_now timestamptz, i ledger_item, w wallet)
returns ledger_result language plpgsql as $$
declare
  k posting_kind;
  t wallet;
  v_code int;
  v_guard text;
  v_deposit bigint := 0;
  v_result ledger_result;
begin
  select * into k
  from posting_kind
  where code = i.kind;
  if not found then
    raise exception 'posting kind % is not declared', i.kind using errcode = 'FH005';
  end if;
  v_code := ledger_permit(w, i.stake, i.amount < 0, k.is_below_floor);
  if i.house < 0 then
    select * into t
    from wallet
    where id = -i.house;
    if not found then
      return (8, null, i.ref, w.balance, w.held, w.seq)::ledger_result;
    elsif t.book <> w.book then
      raise exception 'wallets % and % are in different books', w.id, t.id using errcode = 'FH004';
    elsif v_code = 0 and t.state = 'closed' then
      v_code := 3;
    end if;
  end if;
  if v_code = 0 and w.is_guarded and (k.is_spend or k.is_deposit) then
    v_deposit := case when k.is_deposit then i.amount else 0 end;
    v_guard := ledger_guard_refuses(w.id, p_now, k.is_spend, i.stake, v_deposit);
    v_code := case when v_guard is null then 0 else 5 end;
  end if;
  if v_code <> 0 then
    return ledger_keep(p_now, i, w, v_code, v_guard);
  end if;
  if w.is_guarded and (k.is_spend or k.is_deposit) then
    perform ledger_guard_count(w.id, p_now, case when k.is_spend then i.stake else 0 end, 0, v_deposit);
  end if;
  v_result := ledger_line(p_batch, p_now, i, w.id, i.house, i.amount, i.key);
  if i.house < 0 then
    perform ledger_line(p_batch, p_now, i, t.id, -w.id, -i.amount, ledger_other_key(i.key));
    -- what comes back from the own chips at card tables counts as a win: their buy-in counted as a stake
    if t.is_guarded and w.kind = 'chips' and t.owner = w.owner then
      perform ledger_guard_count(t.id, p_now, 0, -i.amount, 0);
    end if;
  else
    perform ledger_hot(p_stripe, p_batch, i.house, -i.amount);
  end if;
  if i.category is not null then
    insert into settled_play (member_id, at, wallet, seq, batch, stake, win, valid, round, book, rounds, vendor, game, category)
    values (w.owner, p_now, w.id, v_result.seq, p_batch, 0, i.amount, 0, i.ref, w.book, 0, i.vendor, i.game, i.category);
  end if;
  return v_result;
end $$;

-- The key of a transfer's second entry: derived from the first, so it needs no storage and cannot be chosen.
create or replace function ledger_other_key(p_key uuid) returns uuid
language sql immutable as $$
  select md5('other side of ' || p_key::text)::uuid;
$$;

-- Rolls back the posting of another key (i.ref is that key's hash): reverses its entries under this key, or, if it is unknown, leaves a
-- tombstone so that the late posting is refused. A posting is rolled back once.
create or replace function ledger_roll_back(p_stripe int, p_batch bigint, p_now timestamptz, i ledger_item, w wallet)
returns ledger_result language plpgsql as $$
declare
  l public.line; -- "line" alone is a geometric type
  v_item ledger_item := i;
  v_result ledger_result;
begin
  select * into l
  from line
  where key = i.ref;
  if not found then
    if (select true from key_result k where k.key = i.ref) is null then
      insert into key_result (key, wallet, fingerprint, code, ref, balance, held, seq, at)
      values (i.ref, w.id, 0, 7, null, w.balance, w.held, w.seq, p_now);
    end if;
    return ledger_keep(p_now, i, w, 0); -- refused before, or buried now: there is nothing to give back
  elsif l.wallet <> w.id or l.counter < 0 then
    return ledger_keep(p_now, i, w, 6);
  end if;
  if l.kind in (1, 2, 3, 5) then
    return ledger_round_back(p_stripe, p_batch, p_now, i, w, l);
  elsif l.kind in (4, 6) then
    return ledger_keep(p_now, i, w, 6); -- what gave money back is not itself taken back
  end if;
  if not ledger_mark_rolled_back(p_now, i, w, i.ref) then
    return ledger_keep(p_now, i, w, 0);
  end if;
  v_item.ref := l.ref;
  v_item.stake := 0;
  v_item.amount := -l.amount;
  v_result := ledger_line(p_batch, p_now, v_item, w.id, l.counter, -l.amount, i.key);
  perform ledger_hot(p_stripe, p_batch, l.counter, l.amount);
  perform ledger_play_back(p_batch, p_now, w, v_result.seq, l.at, l.ref, l.seq);
  return v_result;
end $$;

-- The key that records the rollback of another key.
create or replace function ledger_back_key(p_key uuid) returns uuid
language sql immutable as $$
  select md5('rolled back ' || p_key::text)::uuid;
$$;

-- Marks a key as rolled back; false if it was before.
create or replace function ledger_mark_rolled_back(p_now timestamptz, i ledger_item, w wallet, p_key uuid) returns boolean
language plpgsql as $$
begin
  insert into key_result (key, wallet, fingerprint, code, ref, balance, held, seq, at)
  values (ledger_back_key(p_key), w.id, i.fingerprint, 0, i.key, w.balance, w.held, w.seq, p_now)
  on conflict (key) do nothing; -- rolled back before, under another key
  return found;
end $$;

revoke execute on function ledger_mark_rolled_back(timestamptz, ledger_item, wallet, uuid),
  ledger_move(int, bigint, timestamptz, ledger_item, wallet),
  ledger_roll_back(int, bigint, timestamptz, ledger_item, wallet) from public;

comment on function ledger_back_key is 'Published: the key under which a posting is rolled back.';
