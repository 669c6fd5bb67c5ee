-- Moves money between two house accounts of one book, in the caller's transaction. Idempotent by key: true if it moved now, false if the
-- same was moved before; another transfer with the key is a fault.
create or replace function ledger_house_transfer(p_key uuid, p_from bigint, p_to bigint, p_amount bigint, p_note text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_batch bigint;
  v_stripe int := ledger_stripe();
  v_seq bigint;
begin
  if (select count(*) from house_account a where a.id in (p_from, p_to)) < 2 then
    raise exception 'house account % or % does not exist', p_from, p_to using errcode = 'FH003';
  end if;
  perform pg_current_xact_id(); -- continuous reconciliation sees a batch number of a transaction that has its ID
  v_batch := nextval('ledger_batch');
  insert into house_transfer (key, from_account, to_account, amount, batch, note)
  values (p_key, p_from, p_to, p_amount, v_batch, p_note)
  on conflict (key) do nothing; -- two callers with one key: the second waits for the first
  if not found then
    if (
      select (t.from_account, t.to_account, t.amount) = (p_from, p_to, p_amount) from house_transfer t where t.key = p_key
    ) is not true then
      raise exception 'house transfer % was something else', p_key using errcode = 'FH004';
    end if;
    return false;
  end if;
  update house_stripe
  set seq = seq + 1
  where stripe = v_stripe
  returning seq into v_seq;
  insert into house_move (stripe, seq, batch, accounts, lines, amounts)
  values (v_stripe, v_seq, v_batch, array[p_from, p_to], array[1, 1], array[-p_amount, p_amount]);
  if v_seq & 31 = 0 then
    perform ledger_fold(v_stripe);
  end if;
  return true;
end $$;

comment on table house_transfer is 'Published: money between house accounts.';
revoke execute on function ledger_house_transfer(uuid, bigint, bigint, bigint, text) from public;
grant execute on function ledger_house_transfer(uuid, bigint, bigint, bigint, text) to fairhouse_app;

-- What settled rounds gave to jackpot pools.
create or replace view round_contribution_view as
select r.id as round, r.wallet, u.account, u.amount, r.at, r.state
from round r
cross join lateral unnest(r.pools, r.parts) u (account, amount)
where r.pools is not null;
comment on view round_contribution_view is 'Published: what rounds contributed to jackpots; a void round got it back.';
grant select on round_contribution_view to fairhouse_app;
