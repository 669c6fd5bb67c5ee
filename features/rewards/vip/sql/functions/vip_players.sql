-- Members with settled play for money in the batches (after, to], of brands with ranks. Planned without a scan of the whole table: new
-- facts are at its end.
create or replace function vip_players(p_after bigint, p_to bigint) returns setof bigint
language sql stable set search_path = public, pg_temp set enable_seqscan = off as $$
  select distinct f.member_id
  from figure_play f
  join vip_brand b on b.merchant = f.merchant
  where f.batch > p_after and f.batch <= p_to and f.currency <> 'FUN';
$$;

revoke execute on function vip_players(bigint, bigint) from public;
grant execute on function vip_players(bigint, bigint) to fairhouse_app;
