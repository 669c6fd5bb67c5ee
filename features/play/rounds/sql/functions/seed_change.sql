-- Reveals the active pair and activates the committed one in one call: the ledger takes the wallet's lock first, so postings from the old
-- seed came before, and later ones are refused. Returns the result of ledger_use_seed; nothing is written unless it is ok.
create or replace function seed_change(p_wallet bigint, p_from uuid, p_to uuid, p_client_seed text, p_now timestamptz, p_next uuid,
  p_next_hash bytea, p_next_seed bytea, out told text, out last_nonce bigint)
language plpgsql set search_path = public, pg_temp as $$
begin
  select u.told, u.last_nonce into told, last_nonce
  from ledger_use_seed(p_wallet, p_from, p_to) u;
  if told <> 'ok' then
    return;
  end if;
  update seed
  set state = 'revealed', revealed_at = p_now
  where id = p_from;
  update seed
  set state = 'active', client_seed = p_client_seed, started_at = p_now
  where id = p_to;
  insert into seed (id, wallet, server_hash, server_seed, state, created_at)
  values (p_next, p_wallet, p_next_hash, p_next_seed, 'next', p_now);
end $$;

revoke execute on function seed_change(bigint, uuid, uuid, text, timestamptz, uuid, bytea, bytea) from public;
grant execute on function seed_change(bigint, uuid, uuid, text, timestamptz, uuid, bytea, bytea) to fairhouse_app;
