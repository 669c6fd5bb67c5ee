create trigger announce_end after update of ended_at on operator_session
for each row when (old.ended_at is null and new.ended_at is not null) execute function announce_session_end();

-- Whose rights or brands changed hears on as what they are now: their sockets fall and come back.
create function announce_changed_operator() returns trigger
language plpgsql
as $$
begin
  perform pg_notify('session_end', id::text) from operator_session where operator_id = new.id and ended_at is null;
  return null;
end
$$;

create trigger announce_change after update of roles, brands, state on operator
for each row
when (
  old.roles is distinct from new.roles or old.brands is distinct from new.brands or old.state is distinct from new.state
)
execute function announce_changed_operator();
