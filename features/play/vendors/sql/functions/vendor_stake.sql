-- All data for a vendor's bet in one query: the launch of a token (or a session, or the member's newest), the game, its kind and whether
-- the brand accepts stakes in it now (G13), and the round, which its first bet opens; it is locked until the caller's transaction ends. No
-- row: no such launch. The caller decides whether the launch is still active and whether the member's jurisdiction allows this kind of
-- game, and rolls back the rest.
drop function if exists vendor_stake(text, bytea, uuid, text, text, text, uuid, timestamptz); -- the older function returned fewer columns

create function vendor_stake(
  p_vendor text, p_token bytea, p_session uuid, p_player text, p_game text, p_round text, p_id uuid, p_now timestamptz
)
returns table (
  vendor text, ref text, member_id bigint, merchant text, wallet bigint, currency text, session_id uuid, game text,
  member_session_id uuid, is_member_open boolean, ended_at timestamptz, expires_at timestamptz, last_seen_at timestamptz, ip text,
  language text, register_ip text, game_id text, category text, is_stopped boolean, round_id uuid, is_closed boolean,
  has_bonus boolean
)
language plpgsql set search_path = public, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set enable_bitmapscan = off
as $$
#variable_conflict use_column
begin
  if p_token is not null then
    select s.id into session_id from vendor_session s where s.token_hash = p_token and s.vendor = p_vendor;
  elsif p_session is not null then
    session_id := p_session;
  else
    select s.id into session_id from vendor_session s
    where s.vendor = p_vendor and s.player = p_player and s.token_hash is not null
    order by s.opened_at desc
    limit 1;
  end if;
  select p.vendor, p.ref, p.member_id, p.merchant, p.wallet, p.currency, s.game, s.member_session_id, m.state = 'open', l.ended_at,
    l.expires_at, l.last_seen_at, l.ip, m.language, m.register_ip, w.bonus is not null
  into vendor, ref, member_id, merchant, wallet, currency, game, member_session_id, is_member_open, ended_at, expires_at,
    last_seen_at, ip, language, register_ip, has_bonus
  from vendor_session s
  join vendor_player p on p.vendor = s.vendor and p.ref = s.player
  join member_view m on m.id = p.member_id
  join member_session_view l on l.id = s.member_session_id
  join wallet_view w on w.id = p.wallet
  where s.id = session_id and s.vendor = p_vendor;
  if not found or ref <> p_player then
    return;
  end if;
  select g.id, g.category,
    g.is_stopped or not g.is_built or v.is_stopped or not v.is_contracted
      or not coalesce((select o.is_on from merchant_game_view o where o.game = g.id and o.merchant = vendor_stake.merchant), true)
      or (select true from brand_stop_view b where b.merchant = vendor_stake.merchant and b.vendor in (g.vendor, '*') limit 1) is not null
  into game_id, category, is_stopped
  from game_view g
  join vendor_view v on v.code = g.vendor
  where g.vendor = p_vendor and g.outside_ref = p_game;
  if not is_stopped then
    insert into vendor_round (id, vendor, player, ref, game, opened_at)
    values (p_id, p_vendor, vendor_stake.ref, p_round, vendor_stake.game_id, p_now)
    on conflict (vendor, player, ref) do update set ref = excluded.ref -- two concurrent bets of a round: one inserts it, the other finds it
    returning vendor_round.id, vendor_round.is_closed into round_id, is_closed;
  end if;
  return next;
end $$;

revoke execute on function vendor_stake(text, bytea, uuid, text, text, text, uuid, timestamptz) from public;
grant execute on function vendor_stake(text, bytea, uuid, text, text, text, uuid, timestamptz) to fairhouse_app;
