-- Opens a wallet, or returns the existing one: one per owner, kind, book and purpose.
create or replace function ledger_open_wallet(p_owner bigint, p_book int, p_kind text, p_purpose text, p_floor bigint) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_id bigint;
begin
  select id into v_id
  from wallet
  where owner = p_owner and kind = p_kind and book = p_book and purpose = p_purpose;
  if v_id is null then
    insert into wallet (owner, book, kind, purpose, floor)
    values (p_owner, p_book, p_kind, p_purpose, p_floor)
    on conflict (owner, kind, book, purpose) do nothing -- two requests open the same wallet at once
    returning id into v_id;
  end if;
  if v_id is null then
    select id into strict v_id
    from wallet
    where owner = p_owner and kind = p_kind and book = p_book and purpose = p_purpose;
  end if;
  return v_id;
end $$;

-- Freezes or unfreezes a wallet; takes its lock, so no posting after it returns has seen the old state. A freeze revokes earlier
-- exceptions by two operators. Returns the displayed state.
create or replace function ledger_freeze(p_wallet bigint, p_is_frozen boolean) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_is_frozen boolean;
begin
  update wallet
  set is_frozen = p_is_frozen
  where id = p_wallet and state <> 'closed'
  returning is_frozen into v_is_frozen;
  if v_is_frozen then
    update hold
    set freeze_passed_by = null
    where wallet = p_wallet and resolution is null and freeze_passed_by is not null;
  end if;
  return v_is_frozen;
end $$;

-- Changes an agent's credit line. Refused (false) if the balance is already below the new floor.
create or replace function ledger_set_floor(p_wallet bigint, p_floor bigint) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update wallet
  set floor = p_floor, state = case when state = 'debt' and balance - held >= p_floor then 'open' else state end
  where id = p_wallet and state <> 'closed' and (balance - held >= p_floor or state = 'debt');
  return found;
end $$;

-- Closes an empty wallet without an open round. False if money, a hold or a round remains.
create or replace function ledger_close_wallet(p_wallet bigint) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform 1
  from wallet
  where id = p_wallet
  for no key update;
  update wallet
  set state = 'closed'
  where id = p_wallet and balance = 0 and held = 0 and state = 'open'
    and (select true from round r where r.wallet = p_wallet and r.state = 'open' limit 1) is null;
  return found;
end $$;

revoke execute on function ledger_open_wallet(bigint, int, text, text, bigint), ledger_freeze(bigint, boolean),
  ledger_set_floor(bigint, bigint), ledger_close_wallet(bigint) from public;
grant execute on function ledger_open_wallet(bigint, int, text, text, bigint), ledger_freeze(bigint, boolean),
  ledger_set_floor(bigint, bigint), ledger_close_wallet(bigint) to fairhouse_app;
