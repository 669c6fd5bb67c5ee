-- Deletes up to p_most sessions of a brand that expired before p_before; returns how many were processed. The foreign keys of all
-- features decide which ones stay: a session with references is marked and not tried again.
create or replace function identity_forget_sessions(p_merchant text, p_before timestamptz, p_most integer)
returns integer
language plpgsql
security definer
set search_path = public, pg_temp
as $$
declare
  v_session uuid;
  v_count integer := 0;
begin
  if p_before > now() - interval '89 days' then
    raise exception 'identity_forget_sessions: history younger than 90 days is kept';
  end if;
  for v_session in
    select s.id
    from member_session s
    join member_view m on m.id = s.member_id and m.merchant = p_merchant
    where s.expires_at < p_before and not s.is_kept
    limit p_most
  loop
    v_count := v_count + 1;
    begin
      delete from member_session where id = v_session;
    exception when foreign_key_violation then
      update member_session set is_kept = true where id = v_session;
    end;
  end loop;
  return v_count;
end
$$;

comment on function identity_forget_sessions is 'Published: deletes expired sessions that nothing refers to.';

revoke execute on function identity_forget_sessions(text, timestamptz, integer) from public;
