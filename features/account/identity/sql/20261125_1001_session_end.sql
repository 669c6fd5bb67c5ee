create trigger announce_end after update of ended_at on member_session
for each row when (old.ended_at is null and new.ended_at is not null) execute function announce_session_end();
