-- What features may call of the server's own tables (docs/decisions/0038).

-- Marks a single-use id as used; false where it was used before. The row outlives the id's own validity. Of two calls with the same id
-- the second waits until the first has ended.
create or replace function use_once(p_kind text, p_id text, p_expires_at timestamptz) returns boolean
language plpgsql set search_path = public, pg_temp as $$
begin
  insert into seen_once (kind, id, expires_at) values (p_kind, p_id, p_expires_at) on conflict do nothing;
  return found;
end $$;

comment on function use_once is 'Published: marks a single-use id as used; false where it was used before.';

revoke execute on function use_once(text, text, timestamptz) from public;
grant execute on function use_once(text, text, timestamptz) to fairhouse_app;
