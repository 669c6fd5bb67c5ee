-- What grows with every log-in is deleted when the brand's time for it is over. Only these functions delete history, and
-- never what is younger than the shortest time that a brand may choose.
grant delete on remembered_login to fairhouse_app;
grant delete on login_proof to fairhouse_app;
grant delete on recovery_link to fairhouse_app;

-- the sweeper's next rows
create index login_event_at on login_event (at);
create index member_session_expires on member_session (expires_at);
create index login_proof_expires on login_proof (expires_at);
create index remembered_login_expires on remembered_login (expires_at);
