-- The game sessions of many tokens, each with the active seed pair and whether its game is stopped. It runs before every round, so its plan
-- is fixed to index scans: a plan made while the tables were small would use sequential scans later.
create or replace function game_sessions(p_hashes bytea[])
returns table (
  token_hash bytea, id uuid, member_session_id uuid, member_id bigint, merchant text, game text, wallet bigint, currency text,
  opened_at timestamptz, last_seen_at timestamptz, expires_at timestamptz, ended_at timestamptz, seed_id uuid, is_stopped boolean
)
language plpgsql stable set search_path = public, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set enable_bitmapscan = off
as $$
begin
  return query
  select
    s.token_hash, s.id, s.member_session_id, s.member_id, s.merchant, s.game, s.wallet, s.currency,
    s.opened_at, l.last_seen_at, l.expires_at, l.ended_at, p.id, coalesce(
      (
        select g.is_stopped or not g.is_built or v.is_stopped or not v.is_contracted or not coalesce(
          (select o.is_on from merchant_game_view o where o.merchant = s.merchant and o.game = g.id), true
        ) or (select true from brand_stop_view b where b.merchant = s.merchant and b.vendor in (g.vendor, '*') limit 1) is not null
        from game_view g
        join vendor_view v on v.code = g.vendor
        where g.id = s.game
      ), true)
  from unnest(p_hashes) as asked (hash)
  join game_session s on s.token_hash = asked.hash
  join member_session_view l on l.id = s.member_session_id
  join member_view m on m.id = s.member_id and m.state = 'open'
  join seed p on p.wallet = s.wallet and p.state = 'active';
end $$;

revoke execute on function game_sessions(bytea[]) from public;
grant execute on function game_sessions(bytea[]) to fairhouse_app;
