-- Takes one of p_most slots of a key for a socket, counted across all live processes; false if none is free. The lock serialises processes
-- that request the last one.
create or replace function socket_seat_take(p_place text, p_process uuid, p_most int) returns boolean
language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(p_place, 7263004));
  if (
    select coalesce(sum(s.held), 0)
    from socket_seat s
    where s.place = p_place and (s.process = p_process or s.seen_at > clock_timestamp() - interval '30 s')
  ) >= p_most then
    return false;
  end if;
  insert into socket_seat as s (place, process, held, seen_at)
  values (p_place, p_process, 1, clock_timestamp())
  on conflict (place, process) do update set held = s.held + 1, seen_at = clock_timestamp(); -- its own next socket
  return true;
end
$$;
