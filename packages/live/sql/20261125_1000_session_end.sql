-- The end of a session is announced with the commit that brings it about: a socket that came back in between falls then (S7).
create function announce_session_end() returns trigger
language plpgsql
as $$
begin
  perform pg_notify('session_end', new.id::text);
  return null;
end
$$;
