-- The pair that is shown as the one in force is the one that the ledger draws from.

-- Wallets that have not drawn from their pair yet: the pair before is closed, where there was one.
update round_seed r
set nonce = w.nonce, closed_seq = w.seq
from wallet w
where r.seed_id = w.seed_id
  and exists (select from seed s where s.wallet = w.id)
  and not exists (select from seed s where s.id = w.seed_id and s.state = 'active');

insert into round_seed (seed_id, wallet, nonce, opened_seq)
select s.id, s.wallet, -1, w.seq
from seed s
join wallet w on w.id = s.wallet
where s.state = 'active'
on conflict (seed_id) do nothing; -- it drew already

update round_seed r
set closed_seq = null
from seed s
where s.id = r.seed_id and s.state = 'active' and r.closed_seq is not null;

update wallet w
set seed_id = s.id, nonce = r.nonce
from seed s
join round_seed r on r.seed_id = s.id
where s.wallet = w.id and s.state = 'active' and w.seed_id is distinct from s.id;

update wallet w
set seed_id = null, nonce = -1
from seed s
where s.id = w.seed_id and s.state = 'revealed';

-- Whoever shows a seed must have closed it in the ledger, and whoever puts a pair in force must have put it in use there. It is asked
-- when the transaction commits, under the wallet's lock, so no way of changing a pair can forget it.
create function seed_refuse_mismatch() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_state text := (select s.state from seed s where s.id = new.id); -- a transaction may have changed it again since
  v_used uuid;
begin
  select w.seed_id into v_used
  from wallet w
  where w.id = new.wallet
  for no key update;
  if v_state = 'active' and v_used is distinct from new.id then
    raise exception 'seed % is in force, wallet % draws from %', new.id, new.wallet, v_used using errcode = 'FH022';
  elsif v_state <> 'active' and v_used = new.id then
    raise exception 'seed % is % while wallet % draws from it', new.id, v_state, new.wallet using errcode = 'FH022';
  end if;
  return null;
end $$;
revoke execute on function seed_refuse_mismatch() from public;
create constraint trigger seed_is_used_as_shown after insert or update of state on seed
deferrable initially deferred for each row execute function seed_refuse_mismatch();
