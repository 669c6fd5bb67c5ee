-- The server seed that a wallet draws from. A seed is either active (wallet.seed_id) or permanently closed: the change takes the wallet's
-- lock, as every posting of a round does, so no round is posted from a closed seed, whichever process drew it.

-- Closes p_from (null: the wallet has no seed yet) and activates p_to (null: none). Returns the result, and the last nonce drawn from
-- p_from: ok · unknownWallet · notInUse: the wallet draws from another seed than p_from · roundOpen: a round of p_from is not over. A seed
-- is used once and by one wallet: the key of round_seed refuses a second time.
create or replace function ledger_use_seed(p_wallet bigint, p_from uuid, p_to uuid, out told text, out last_nonce bigint)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  w wallet;
begin
  select * into w
  from wallet
  where id = p_wallet
  for no key update;
  last_nonce := w.nonce;
  if w.id is null then
    told := 'unknownWallet';
  elsif w.seed_id is distinct from p_from then
    told := 'notInUse';
  elsif p_from is not null
    and (select true from round r where r.wallet = p_wallet and r.state = 'open' and r.seed_id = p_from limit 1) then
    told := 'roundOpen';
  else
    told := 'ok';
    update round_seed
    set nonce = w.nonce, closed_seq = w.seq
    where seed_id = p_from;
    insert into round_seed (seed_id, wallet, nonce, opened_seq)
    select p_to, p_wallet, -1, w.seq
    where p_to is not null;
    update wallet
    set seed_id = p_to, nonce = -1
    where id = p_wallet;
  end if;
end $$;

-- Locks a round's wallet and returns whether the round is open. The last statement of a move without a charge: until its transaction ends,
-- the round is not ended and its seed is not revealed elsewhere.
create or replace function ledger_holds_open(p_wallet bigint, p_round uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform 1
  from wallet
  where id = p_wallet
  for no key update;
  return coalesce((select r.state = 'open' from round r where r.id = p_round and r.wallet = p_wallet), false);
end $$;

-- Why the wallet may not use this nonce of this seed: 14 the seed is not active, 11 the nonce is not above the last; 0 if it may.
create or replace function ledger_draw_refuses(w wallet, p_seed uuid, p_nonce bigint) returns int
language sql immutable as $$
  select case
    when w.seed_id is distinct from p_seed then 14
    when p_nonce <= w.nonce then 11
    else 0
  end;
$$;

revoke execute on function ledger_use_seed(bigint, uuid, uuid), ledger_holds_open(bigint, uuid),
  ledger_draw_refuses(wallet, uuid, bigint) from public;
grant execute on function ledger_use_seed(bigint, uuid, uuid), ledger_holds_open(bigint, uuid) to fairhouse_app;

comment on function ledger_use_seed is 'Published: lets the seed of a wallet''s rounds be replaced.';
