-- Begins a vendor's call in one query: checks that its key is active now, that its address is allowed (a process's cache of keys and
-- networks may be stale) and that its nonce is new, and claims the id of the transaction. All four are optional. Of two calls with one id
-- or nonce the second waits here until the first has ended.
drop function if exists vendor_claim(text, bigint, text, timestamptz, text, text, bytea, timestamptz); -- it did not check the address

create or replace function vendor_claim(
  p_vendor text, p_key bigint, p_ip inet, p_nonce text, p_until timestamptz, p_ref text, p_kind text, p_print bytea, p_now timestamptz,
  out is_proved boolean, out is_mine boolean
)
language plpgsql set search_path = public, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set enable_bitmapscan = off
as $$
begin
  is_mine := false;
  is_proved := p_key is null or (
    -- by the later of both clocks: the database's may be ahead of the caller's, which counts whole milliseconds
    select true from vendor_key k
    where k.id = p_key and k.vendor = p_vendor
      and (k.retires_at is null or k.retires_at > greatest(p_now, clock_timestamp()))
  ) is not null;
  is_proved := is_proved and (p_ip is null or (
    select cardinality(d.networks) = 0 or p_ip <<= any (d.networks::inet[]) from vendor_connection d where d.vendor = p_vendor
  ) is true);
  if is_proved and p_nonce is not null then
    is_proved := use_once('vendor:' || p_vendor, p_nonce, p_until); -- concurrent calls with the same nonce: only one is accepted
  end if;
  if is_proved and p_ref is not null then
    insert into vendor_transaction (vendor, ref, kind, fingerprint, at)
    values (p_vendor, p_ref, p_kind, p_print, p_now)
    on conflict do nothing; -- concurrent duplicates: the second gets the reply of the first
    is_mine := found;
  end if;
end $$;

revoke execute on function vendor_claim(text, bigint, inet, text, timestamptz, text, text, bytea, timestamptz) from public;
grant execute on function vendor_claim(text, bigint, inet, text, timestamptz, text, text, bytea, timestamptz) to fairhouse_app;
