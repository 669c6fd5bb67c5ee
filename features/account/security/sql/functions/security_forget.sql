-- Deletes a brand's log-ins and ended sessions from before a moment, at most so many of each; tells how many. A session
-- that a game was opened from stays with its rounds.
create or replace function security_forget(p_merchant text, p_before timestamptz, p_most integer)
returns integer
language plpgsql
security definer
set search_path = public, pg_temp
as $$
declare
  v_logins integer;
  v_sessions integer;
  v_gone uuid[];
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
  v_gone := array(
    select s.id
    from member_session_view s
    join member_view m on m.id = s.member_id and m.merchant = p_merchant
    where s.expires_at < p_before
      and not exists (select from game_session_view g where g.member_session_id = s.id)
      and not exists (select from game_ticket_view t where t.member_session_id = s.id)
    limit p_most
  );
  delete from session_proof where session_id = any(v_gone);
  delete from authenticator_setup where session_id = any(v_gone);
  delete from member_session where id = any(v_gone);
  get diagnostics v_sessions = row_count;
  return v_logins + v_sessions;
end
$$;

revoke execute on function security_forget(text, timestamptz, integer) from public;
grant execute on function security_forget(text, timestamptz, integer) to fairhouse_app;
