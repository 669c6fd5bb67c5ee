-- The member named in a vendor's call, with or without an active session: by the token of a launch (or by a session's id), by name, or by
-- both; a token of one member with the name of another is rejected.
create or replace function vendor_whom(
  p_vendor text, p_token bytea, p_session uuid, p_player text, out whom text, out is_strange boolean
)
language plpgsql set search_path = public, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set enable_bitmapscan = off
as $$
begin
  is_strange := false;
  if p_token is not null then
    select s.player into whom from vendor_session s where s.token_hash = p_token and s.vendor = p_vendor;
  elsif p_session is not null then
    select s.player into whom from vendor_session s where s.id = p_session and s.vendor = p_vendor;
  end if;
  if p_player is null then
    return;
  end if;
  if whom is not null then
    is_strange := whom <> p_player;
  else
    select p.ref into whom from vendor_player p where p.vendor = p_vendor and p.ref = p_player;
  end if;
end $$;

revoke execute on function vendor_whom(text, bytea, uuid, text) from public;
grant execute on function vendor_whom(text, bytea, uuid, text) to fairhouse_app;
