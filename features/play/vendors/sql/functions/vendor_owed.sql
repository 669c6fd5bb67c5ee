-- All data for a vendor's win in one query: the member of the call, the bet it refers to, the owner of the money, the round with its game,
-- and its open stakes, oldest first. Bet, round and stakes are locked until the caller's transaction ends, in this order, as in a rollback.
drop function if exists vendor_owed(text, bytea, uuid, text, text, text); -- the older function did not return the bonus

create function vendor_owed(
  p_vendor text, p_token bytea, p_session uuid, p_player text, p_reference text, p_round text,
  out whom text, out is_strange boolean, out kind text, out state text, out owner text, out member_id bigint, out merchant text,
  out wallet bigint, out currency text, out round_id uuid, out is_closed boolean, out has_stake boolean, out waiting jsonb,
  out game text, out category text, out has_bonus boolean
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
  if p_reference is not null then
    select t.kind, t.state, t.player, t.round into kind, state, owner, round_id
    from vendor_transaction t
    where t.vendor = p_vendor and t.ref = p_reference
    for no key update;
  else
    owner := whom;
  end if;
  select p.member_id, p.merchant, p.wallet, p.currency,
    (select w.bonus is not null from wallet_view w where w.id = p.wallet)
  into member_id, merchant, wallet, currency, has_bonus
  from vendor_player p
  where p.vendor = p_vendor and p.ref = owner;
  if p_reference is null then
    select r.id, r.is_closed into round_id, is_closed
    from vendor_round r
    where r.vendor = p_vendor and r.player = owner and r.ref = p_round
    for no key update;
    has_stake := (
      select true from vendor_transaction t where t.round = round_id and t.kind = 'bet' and t.state = 'done' limit 1
    ) is not null;
  else
    select r.is_closed into is_closed from vendor_round r where r.id = round_id for no key update;
  end if;
  select g.id, g.category into game, category
  from vendor_round r
  join game_view g on g.id = r.game
  where r.id = round_id;
  select jsonb_agg(jsonb_build_object('ref', b.ref, 'amount', b.amount::text, 'ledgerRound', b.ledger_round)) into waiting
  from (
    select t.ref, t.amount, t.ledger_round
    from vendor_transaction t
    where t.round = round_id and t.kind = 'bet' and t.state = 'done' and t.other is null
    order by t.at, t.ref
    for no key update
  ) b;
end $$;

revoke execute on function vendor_owed(text, bytea, uuid, text, text, text) from public;
grant execute on function vendor_owed(text, bytea, uuid, text, text, text) to fairhouse_app;
