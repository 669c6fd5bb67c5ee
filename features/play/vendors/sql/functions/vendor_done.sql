-- Stores the result of a vendor's transaction with the reply for all retries, its changes to other transactions (a list of {ref, state,
-- other, effect, ledgerKey}, each field only where it changes), and whether its round is over. The caller holds the locks.
create or replace function vendor_done(
  p_vendor text, p_ref text, p_state text, p_player text, p_round uuid, p_amount bigint, p_other text, p_effect text,
  p_ledger_key text, p_ledger_round uuid, p_reply jsonb, p_changes jsonb, p_over uuid, p_now timestamptz
)
returns void
language plpgsql set search_path = public, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set enable_bitmapscan = off
as $$
begin
  update vendor_transaction t
  set state = p_state, player = p_player, round = p_round, amount = p_amount, other = p_other, effect = p_effect,
    ledger_key = p_ledger_key, ledger_round = p_ledger_round, reply = p_reply
  where t.vendor = p_vendor and t.ref = p_ref;
  if p_changes is not null then
    update vendor_transaction t
    set state = coalesce(c ->> 'state', t.state), other = case when c ? 'other' then c ->> 'other' else t.other end,
      effect = coalesce(c ->> 'effect', t.effect), ledger_key = coalesce(c ->> 'ledgerKey', t.ledger_key)
    from jsonb_array_elements(p_changes) c
    where t.vendor = p_vendor and t.ref = c ->> 'ref';
  end if;
  if p_over is not null then
    update vendor_round r set is_closed = true, closed_at = p_now where r.id = p_over and not r.is_closed;
  end if;
end $$;

revoke execute on function vendor_done(
  text, text, text, text, uuid, bigint, text, text, text, uuid, jsonb, jsonb, uuid, timestamptz
) from public;
grant execute on function vendor_done(
  text, text, text, text, uuid, bigint, text, text, text, uuid, jsonb, jsonb, uuid, timestamptz
) to fairhouse_app;
