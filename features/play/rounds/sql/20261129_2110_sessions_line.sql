-- The question whether open game sessions still hold stands prepared on a line of its own (store/sessions.ts): a function that sets how it
-- is planned sets it again at every call.
drop function if exists game_sessions_check(uuid[], bigint[], uuid[], text[], text[]);
