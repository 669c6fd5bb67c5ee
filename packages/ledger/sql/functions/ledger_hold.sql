-- Holds: money reserved in the wallet. Placed against the available balance; resolved once: posted (≤ amount, the rest is released),
-- voided or expired. The wallet's lock serialises them; `resolution is null` makes it once. A frozen wallet's hold may be voided, but not
-- posted unless two operators allow it (ledger_pass_freeze); a later freeze revokes that.

create or replace function ledger_hold(p_now timestamptz, i ledger_item, w wallet) returns ledger_result
language plpgsql as $$
declare
  v_code int := ledger_permit(w, i.stake, true, false);
begin
  if v_code <> 0 then
    return ledger_keep(p_now, i, w, v_code);
  end if;
  insert into hold (id, wallet, amount, purpose, placed_at, expires_at)
  values (i.ref, w.id, i.stake, i.note, p_now, i.until);
  update wallet
  set held = held + i.stake
  where id = w.id
  returning * into w;
  return ledger_keep(p_now, i, w, 0);
end $$;

create or replace function ledger_hold_end(p_stripe int, p_batch bigint, p_now timestamptz, i ledger_item, w wallet)
returns ledger_result language plpgsql as $$
declare
  h hold;
  t wallet;
  v_result ledger_result;
begin
  select * into h
  from hold
  where id = i.ref and wallet = w.id;
  if not found then
    return (9, null, i.ref, w.balance, w.held, w.seq)::ledger_result;
  elsif h.resolution is not null then
    return ledger_keep(p_now, i, w, 10);
  elsif i.op = 8 and w.is_frozen and h.freeze_passed_by is null then
    return (3, null, i.ref, w.balance, w.held, w.seq)::ledger_result; -- not kept: the same key posts once the wallet is thawed
  elsif i.op = 8 and i.stake > h.amount then
    return ledger_keep(p_now, i, w, 2);
  elsif i.op = 10 and (h.expires_at is null or h.expires_at > p_now) then
    return (9, null, i.ref, w.balance, w.held, w.seq)::ledger_result; -- not due: nothing to expire
  end if;
  if i.op = 8 and i.house < 0 then
    select * into t
    from wallet
    where id = -i.house;
    if not found then
      return (8, null, i.ref, w.balance, w.held, w.seq)::ledger_result;
    elsif t.book <> w.book then
      raise exception 'wallets % and % are in different books', w.id, t.id using errcode = 'FH004';
    elsif t.state = 'closed' then
      return ledger_keep(p_now, i, w, 3);
    end if;
  end if;
  update hold
  set resolution = case i.op when 8 then 'posted' when 9 then 'voided' else 'expired' end,
    posted_amount = case when i.op = 8 then i.stake end, resolved_by = i.key, resolved_at = p_now
  where id = h.id and resolution is null;
  if i.op = 8 then
    v_result := ledger_line(p_batch, p_now, i, w.id, i.house, -i.stake, i.key, h.amount);
    if i.house < 0 then
      perform ledger_line(p_batch, p_now, i, t.id, -w.id, i.stake, ledger_other_key(i.key));
    else
      perform ledger_hot(p_stripe, p_batch, i.house, i.stake);
    end if;
    return v_result;
  end if;
  update wallet
  set held = held - h.amount, state = case when state = 'debt' and balance - (held - h.amount) >= floor then 'open' else state end
  where id = w.id
  returning * into w;
  return ledger_keep(p_now, i, w, 0);
end $$;

-- Two operators allow a frozen wallet's holds to be paid. Takes the wallet's lock: a later freeze revokes it, never the reverse.
create or replace function ledger_pass_freeze(p_holds uuid[], p_first uuid, p_second uuid) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_count int;
begin
  if p_first is null or p_second is null or p_first = p_second then
    raise exception 'a frozen wallet is passed by two people' using errcode = 'FH009';
  end if;
  perform 1
  from wallet
  where id in (select wallet from hold where id = any (p_holds))
  order by id
  for no key update;
  update hold
  set freeze_passed_by = array[p_first, p_second]
  where id = any (p_holds) and resolution is null;
  get diagnostics v_count = row_count;
  return v_count;
end $$;

revoke execute on function ledger_hold(timestamptz, ledger_item, wallet),
  ledger_hold_end(int, bigint, timestamptz, ledger_item, wallet), ledger_pass_freeze(uuid[], uuid, uuid) from public;
grant execute on function ledger_pass_freeze(uuid[], uuid, uuid) to fairhouse_app;
