-- What a browser left remembered belongs to the session that left it: whoever ends that session, here or from another device, takes
-- the way back without a password with it. Tokens of before name no session and are void; the next login leaves new ones.
update remembered_login set used_at = now() where used_at is null;
alter table remembered_login add column session_id uuid references member_session (id) on delete cascade;
create index remembered_login_session on remembered_login (session_id) where used_at is null;
