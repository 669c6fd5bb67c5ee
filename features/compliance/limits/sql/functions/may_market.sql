-- The same decision as mayMarket of public.ts, for statements about many members.
create or replace function may_market(p_member bigint, p_at timestamptz) returns boolean
language sql stable as $$
  select not exists (
    select
    from exclusion_view e
    where e.member_id = p_member and e.starts_at <= p_at and (e.lifted_at is null or e.lifted_at > p_at)
      and (e.kind <> 'timeOut' or e.ends_at > p_at)
  ) and not exists (
    select from marketing_stop s where s.member_id = p_member and (s.until is null or s.until > p_at)
  );
$$;

comment on function may_market is 'Published: whether something may be offered to a member at a moment.';

grant execute on function may_market(bigint, timestamptz) to fairhouse_app;
