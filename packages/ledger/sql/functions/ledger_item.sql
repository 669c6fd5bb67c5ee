-- One item at a time: exact for every kind of item. ledger_apply sends here what its set-based path cannot decide.
-- Codes: 0 ok · 1 duplicate · 2 insufficient · 3 frozen · 4 debt · 5 limit · 6 conflict · 7 tombstone · 8 unknown wallet · 9 unknown hold
-- · 10 hold resolved · 11 nonce taken · 12 unknown round · 13 round closed · 14 seed not in use · 15 window closed
-- · 16 window moved
-- Ops: 1 move (house, or another wallet where house < 0) · 2 open round · 3 instant round · 4 raise · 5 settle · 6 void · 7 hold · 8 post
-- hold · 9 void hold · 10 expire hold · 11 roll back a key

-- Posts the house side of one item: a separate move in the stripe (see house_move).
create or replace function ledger_hot(p_stripe int, p_batch bigint, p_account bigint, p_amount bigint) returns void
language plpgsql as $$
declare
  v_seq bigint;
begin
  if (select true from house_account a where a.id = p_account) is null then
    raise exception 'house account % does not exist', p_account using errcode = 'FH003';
  end if;
  update house_stripe
  set seq = seq + 1
  where stripe = p_stripe
  returning seq into v_seq;
  insert into house_move (stripe, seq, batch, accounts, lines, amounts)
  values (p_stripe, v_seq, p_batch, array[p_account], array[1], array[p_amount]);
  if v_seq & 31 = 0 then
    perform ledger_fold(p_stripe);
  end if;
end $$;

-- Folds a stripe's moves since the last time into the pages of balances.
create or replace function ledger_fold(p_stripe int) returns void
language sql set search_path = public, pg_temp as $$
  with moves as materialized (
    select v.account & 4294967295 as number, sum(v.amount)::bigint as amount
    from house_stripe s
    join house_move m on m.stripe = s.stripe and m.seq > s.folded
    cross join lateral unnest(m.accounts, m.amounts) v (account, amount)
    where s.stripe = p_stripe
    group by 1
  )
  update house_page p
  set balances = array(
    select p.balances[n + 1] + coalesce((select m.amount from moves m where m.number = p.page * 32 + n), 0)
    from generate_series(0, 31) n
  )
  where p.stripe = p_stripe and p.page = any (array(select (m.number >> 5)::int from moves m));
  update house_stripe
  set folded = seq
  where stripe = p_stripe;
$$;

-- Posts the wallet side of one item and writes its entry. The state follows: below the floor is debt, back above it is open.
create or replace function ledger_line(p_batch bigint, p_now timestamptz, i ledger_item, p_wallet bigint, p_counter bigint,
  p_amount bigint, p_key uuid, p_release bigint default 0) returns ledger_result
language plpgsql as $$
declare
  w wallet;
begin
  update wallet
  set balance = balance + p_amount, held = held - p_release, seq = seq + 1,
    state = case when balance + p_amount - (held - p_release) < floor then 'debt' when state = 'debt' then 'open' else state end
  where id = p_wallet
  returning * into w;
  insert into line (wallet, seq, batch, counter, amount, after, fingerprint, at, key, kind, ref, stake, note)
  values (p_wallet, w.seq, p_batch, p_counter, p_amount, w.balance, i.fingerprint, p_now, p_key, i.kind, i.ref,
    case when i.stake > 0 and p_amount > -i.stake and i.op = 3 then i.stake end, i.note);
  return (0, null, i.ref, w.balance, w.held, w.seq)::ledger_result;
end $$;

-- Stores a result without an entry under its key.
create or replace function ledger_keep(p_now timestamptz, i ledger_item, w wallet, p_code int, p_guard text default null)
returns ledger_result language plpgsql as $$
begin
  insert into key_result (key, wallet, fingerprint, code, guard, ref, balance, held, seq, at)
  values (i.key, w.id, i.fingerprint, p_code, p_guard, i.ref, w.balance, w.held, w.seq, p_now);
  return (p_code, p_guard, i.ref, w.balance, w.held, w.seq)::ledger_result;
end $$;

-- The original result of a known key, or null.
create or replace function ledger_replay(i ledger_item) returns ledger_result
language plpgsql as $$
declare
  l public.line; -- "line" alone is a geometric type
  r key_result;
begin
  select * into l
  from line
  where key = i.key;
  if found then
    select m.after, m.seq into l.after, l.seq -- what bonus money moved in this item after its entry
    from (select l.after, l.seq union all select m.after, m.seq from line m
      where m.key in (ledger_bonus_key(l.key, 'stake'), ledger_bonus_key(l.key, 'share'))) m
    order by m.seq desc
    limit 1;
    return (case when l.fingerprint = i.fingerprint and l.wallet = i.wallet then 1 else 6 end, null, l.ref, l.after,
      (select held from wallet where id = l.wallet), l.seq)::ledger_result;
  end if;
  select * into r
  from key_result
  where key = i.key;
  if not found then
    return null;
  elsif r.code = 7 then
    return (7, null, r.ref, r.balance, r.held, r.seq)::ledger_result;
  elsif r.fingerprint <> i.fingerprint or r.wallet <> i.wallet then
    return (6, null, r.ref, r.balance, r.held, r.seq)::ledger_result;
  end if;
  return (case when r.code = 0 then 1 else r.code end, r.guard, r.ref, r.balance, r.held, r.seq)::ledger_result;
end $$;

-- What ledger_replay says of a key, as text (code:guard:ref:balance:held:seq), for callers that post nothing; null: it is new.
create or replace function ledger_known(p_key uuid, p_wallet bigint, p_fingerprint bigint) returns text
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  i ledger_item;
  r ledger_result;
begin
  i.key := p_key;
  i.wallet := p_wallet;
  i.fingerprint := p_fingerprint;
  r := ledger_replay(i);
  return case when r.code is not null
    then concat_ws(':', r.code, coalesce(r.guard, ''), coalesce(r.ref::text, ''), r.balance, r.held, r.seq) end;
end $$;

-- Why p_stake cannot be debited from this wallet: 0 if it can.
create or replace function ledger_permit(w wallet, p_stake bigint, p_is_debit boolean, p_is_below_floor boolean) returns int
language sql immutable as $$
  select case
    when w.state = 'closed' then 3
    when p_is_below_floor or not p_is_debit then 0
    when w.is_frozen then 3
    when w.state = 'debt' then 4
    when w.balance - w.held - w.floor < p_stake then 2
    else 0
  end;
$$;

-- Decides and writes one item; its wallets are locked.
create or replace function ledger_one(p_stripe int, p_batch bigint, p_now timestamptz, i ledger_item) returns ledger_result
language plpgsql as $$
declare
  v_old ledger_result;
  w wallet;
begin
  v_old := ledger_replay(i);
  if v_old.code is not null then
    return v_old;
  end if;
  select * into w
  from wallet
  where id = i.wallet;
  if not found then
    return (8, null, i.ref, null, null, null)::ledger_result;
  elsif (i.house > 0 and i.house >> 32 <> w.book) or (i.house2 > 0 and i.house2 >> 32 <> w.book) then
    raise exception 'wallet % and house account % are in different books', w.id, i.house using errcode = 'FH004';
  end if;
  case
    when i.op = 1 then return ledger_move(p_stripe, p_batch, p_now, i, w);
    when i.op in (2, 3) then return ledger_round(p_stripe, p_batch, p_now, i, w);
    when i.op in (4, 5, 6) then return ledger_round_end(p_stripe, p_batch, p_now, i, w);
    when i.op = 7 then return ledger_hold(p_now, i, w);
    when i.op in (8, 9, 10) then return ledger_hold_end(p_stripe, p_batch, p_now, i, w);
    when i.op = 11 then return ledger_roll_back(p_stripe, p_batch, p_now, i, w);
  end case;
end $$;

revoke execute on function ledger_hot(int, bigint, bigint, bigint), ledger_fold(int), ledger_replay(ledger_item),
  ledger_one(int, bigint, timestamptz, ledger_item),
  ledger_line(bigint, timestamptz, ledger_item, bigint, bigint, bigint, uuid, bigint),
  ledger_keep(timestamptz, ledger_item, wallet, int, text), ledger_known(uuid, bigint, bigint) from public;

grant execute on function ledger_known(uuid, bigint, bigint) to fairhouse_app;
