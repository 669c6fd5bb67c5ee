-- Deletes up to p_most each of a brand's logins and ended sessions from before p_before; returns how many. A session
-- that a game was opened from is kept with its rounds.
create or replace function security_forget(p_merchant text, p_before timestamptz, p_most integer)
returns integer
language plpgsql
security definer
set search_path = public, pg_temp
as $$
declare
  v_logins integer;
begin
  if p_before > now() - interval '89 days' then
    raise exception 'security_forget: history younger than 90 days is kept';
  end if;
  delete from login_event
  where id in (
    select e.id
    from login_event e
    join member_view m on m.id = e.member_id and m.merchant = p_merchant
    where e.at < p_before
    limit p_most
  );
  get diagnostics v_logins = row_count;
  -- proofs are valid only within their session
  delete from session_step_up p
  using member_session_view s, member_view m
  where s.id = p.session_id and m.id = s.member_id and m.merchant = p_merchant and s.expires_at < p_before;
  delete from authenticator_setup a
  using member_session_view s, member_view m
  where s.id = a.session_id and m.id = s.member_id and m.merchant = p_merchant and s.expires_at < p_before;
  return v_logins + identity_forget_sessions(p_merchant, p_before, p_most);
end
$$;

revoke execute on function security_forget(text, timestamptz, integer) from public;
grant execute on function security_forget(text, timestamptz, integer) to fairhouse_app;
