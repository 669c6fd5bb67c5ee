-- Whether what a process knows of open game sessions still holds; it runs before every round and answers with almost nothing.
-- `changed` are the places (from 1) of sessions whose log-in ended, whose member is locked, or whose pair of seeds is out of
-- force; `stopped` are the places of games that take no new round.
create or replace function game_sessions_check(
  p_member_sessions uuid[], p_members bigint[], p_seeds uuid[], p_merchants text[], p_games text[], out changed int[], out stopped int[]
)
language plpgsql stable set search_path = public, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set enable_bitmapscan = off
as $$
begin
  select array_agg(a.place) into changed
  from unnest(p_member_sessions, p_members, p_seeds) with ordinality as a (member_session, member, seed, place)
  where (select true from member_session l where l.id = a.member_session and l.ended_at is null) is null
    or (select true from seed p where p.id = a.seed and p.state = 'active') is null
    or (select true from member m where m.id = a.member and m.state = 'open') is null;

  select array_agg(a.place) into stopped
  from unnest(p_merchants, p_games) with ordinality as a (merchant, game, place)
  where (select true from game g where g.id = a.game and g.is_built and not g.is_stopped
      and (select true from vendor v where v.code = g.vendor and v.is_contracted and not v.is_stopped)
      and (select true from brand_stop b where b.merchant = a.merchant and b.vendor in (g.vendor, '*') limit 1) is null) is null
    or not coalesce((select o.is_on from merchant_game o where o.merchant = a.merchant and o.game = a.game), true);
end $$;

revoke execute on function game_sessions_check(uuid[], bigint[], uuid[], text[], text[]) from public;
grant execute on function game_sessions_check(uuid[], bigint[], uuid[], text[], text[]) to fairhouse_app;
