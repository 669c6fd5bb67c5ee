-- All data for a vendor's rollback in one query: the target, the owner of its money, the member of the call, the round, and the related
-- transaction (the win that settled a bet, the bet that a win settled). All of it is locked until the caller's transaction ends, in this
-- order, as in a win. An unknown target gets a tombstone under its own id.
drop function if exists vendor_target(text, bytea, uuid, text, text, bytea, timestamptz); -- it did not return the bonus

create function vendor_target(
  p_vendor text, p_token bytea, p_session uuid, p_player text, p_reference text, p_print bytea, p_now timestamptz,
  out whom text, out is_strange boolean, out is_buried boolean, out kind text, out state text, out amount bigint, out effect text,
  out ledger_key text, out ledger_round uuid, out round_id uuid, out is_named boolean, out owner text, out member_id bigint,
  out merchant text, out wallet bigint, out currency text, out is_closed boolean, out other text, out other_state text,
  out other_amount bigint, out other_round uuid, out game text, out category text,
  out has_bonus boolean
)
language plpgsql set search_path = public, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set enable_bitmapscan = off
as $$
#variable_conflict use_column
begin
  select w.whom, w.is_strange into whom, is_strange from vendor_whom(p_vendor, p_token, p_session, p_player) w;
  insert into vendor_transaction (vendor, ref, kind, fingerprint, at)
  values (p_vendor, p_reference, 'tombstone', p_print, p_now)
  on conflict do nothing; -- the bet to roll back may arrive concurrently: the second one sees the first
  is_buried := found;
  if not is_buried then
    select t.kind, t.state, t.amount, t.effect, t.ledger_key, t.ledger_round, t.round, t.player, t.other
    into kind, state, amount, effect, ledger_key, ledger_round, round_id, owner, other
    from vendor_transaction t
    where t.vendor = p_vendor and t.ref = p_reference
    for no key update;
  end if;
  is_named := owner is not null;
  owner := coalesce(owner, whom);
  select p.member_id, p.merchant, p.wallet, p.currency,
    (select w.bonus is not null from wallet_view w where w.id = p.wallet)
  into member_id, merchant, wallet, currency, has_bonus
  from vendor_player p
  where p.vendor = p_vendor and p.ref = owner;
  if kind in ('bet', 'win') and state = 'done' then
    select r.is_closed into is_closed from vendor_round r where r.id = round_id for no key update;
    select g.id, g.category into game, category
    from vendor_round r
    join game_view g on g.id = r.game
    where r.id = round_id;
    select t.state, t.amount, t.ledger_round into other_state, other_amount, other_round
    from vendor_transaction t
    where t.vendor = p_vendor and t.ref = vendor_target.other
    for no key update;
  end if;
end $$;

revoke execute on function vendor_target(text, bytea, uuid, text, text, bytea, timestamptz) from public;
grant execute on function vendor_target(text, bytea, uuid, text, text, bytea, timestamptz) to fairhouse_app;
