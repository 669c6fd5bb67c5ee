-- What a settled run's period comes to by the facts of batches up to p_batch, where it differs from its statements and their corrections.
create or replace function agent_differences(p_run bigint, p_batch bigint) returns table (member_id bigint, before bigint, after bigint)
language sql stable as $$
  select t.member_id, t.before, t.after
  from (
    select coalesce(n.member_id, k.member_id) as member_id, coalesce(k.earned, 0) as before, coalesce(n.earned, 0) as after
    from (
      select e.member_id, e.earned
      from agent_run o
      cross join lateral agent_earned(o.kind, o.period, o.merchant, o.book, o.payer, o.starts_at, o.ends_at, p_batch) e
      where o.id = p_run
    ) n
    full join (
      select x.member_id, sum(x.earned)::bigint as earned
      from (
        select s.member_id, s.earned
        from agent_statement s
        where s.run = p_run
        union all
        select c.member_id, c.after - c.before
        from agent_correction c
        where c.of_run = p_run
      ) x
      group by 1
    ) k on k.member_id = n.member_id
  ) t
  where t.before <> t.after;
$$;

-- Writes the statements of a run, in one transaction; a run that has them stays as it is (docs/decisions/0080). Facts that were counted
-- since the run before, of bets of earlier periods, compute those periods again: the difference is a correction in this statement.
-- Affiliates have one series whatever the length of its periods, and a void may move a CPA to any later period.
-- p_batch: facts of batches up to it are counted.
create or replace function agent_settle(p_run bigint, p_batch bigint) returns void
language plpgsql as $$
declare
  r agent_run;
  o agent_run;
  v_before bigint;
  v_series text;
begin
  select * into strict r
  from agent_run
  where id = p_run
  for update; -- two workers with the same run
  if r.state <> 'open' then
    return;
  end if;
  v_series := case when r.kind = 'affiliate' then r.kind else r.kind || '/' || r.period end;
  select p.batch into v_before
  from agent_run p
  where p.merchant = r.merchant and p.kind = r.kind and (p.period = r.period or r.kind = 'affiliate') and p.starts_at < r.starts_at
  order by p.starts_at desc
  limit 1;
  if v_before is not null then
    for o in
      select distinct p.*
      from ledger_settled_play f
      join agent_run p on p.merchant = r.merchant and p.kind = r.kind and p.period = r.period and p.starts_at < r.starts_at
        and p.starts_at <= coalesce(f.first_at, f.at) and p.ends_at > coalesce(f.first_at, f.at)
      where r.kind <> 'affiliate' and f.batch > v_before and f.batch <= p_batch and f.book = r.book
        and coalesce(f.first_at, f.at) < r.starts_at
      union
      select p.*
      from agent_run p
      where r.kind = 'affiliate' and p.merchant = r.merchant and p.kind = r.kind and p.starts_at < r.starts_at
        and p.ends_at > (select affiliate_touched(r.merchant, r.book, v_before, p_batch, r.starts_at))
      order by starts_at
    loop
      insert into agent_correction (run, member_id, of_run, before, after)
      select r.id, d.member_id, o.id, d.before, d.after
      from agent_differences(o.id, p_batch) d;
    end loop;
  end if;
  update agent_adjustment a
  set run = r.id
  where a.merchant = r.merchant and a.kind = r.kind and (a.period = r.period or r.kind = 'affiliate') and a.run is null
    and a.made_at < r.ends_at;
  insert into agent_statement (run, series, member_id, contract, wallet, score, valid, net_loss, bonuses, actives, base, gross, taken,
    earned, corrected, adjusted, carried, amount, left_over)
  select r.id, v_series, d.member_id, d.contract, d.wallet, d.score, d.valid, d.net_loss, d.bonuses, d.actives, d.base, d.gross, d.taken,
    d.earned, d.corrected, d.adjusted, d.carried, p.amount, t.total - p.amount
  from (
    select coalesce(e.member_id, c.member_id) as member_id, e.contract, w.id as wallet, coalesce(e.score, 0) as score,
      coalesce(e.valid, 0) as valid, coalesce(e.net_loss, 0) as net_loss, coalesce(e.bonuses, 0) as bonuses,
      coalesce(e.actives, 0) as actives, coalesce(e.base, 0) as base, coalesce(e.gross, 0) as gross, coalesce(e.taken, 0) as taken,
      coalesce(e.earned, 0) as earned, coalesce(c.corrected, 0) as corrected, coalesce(c.adjusted, 0) as adjusted,
      coalesce(l.left_over, 0) as carried
    from agent_earned(r.kind, r.period, r.merchant, r.book, r.payer, r.starts_at, r.ends_at, p_batch) e
    full join (
      select x.member_id, sum(x.corrected)::bigint as corrected, sum(x.adjusted)::bigint as adjusted
      from (
        select k.member_id, k.after - k.before as corrected, 0 as adjusted
        from agent_correction k
        where k.run = r.id
        union all
        select a.member_id, 0, a.amount
        from agent_adjustment a
        where a.run = r.id
      ) x
      group by 1
    ) c on c.member_id = e.member_id
    join wallet_view w on w.owner = coalesce(e.member_id, c.member_id) and w.book = r.book and w.kind = 'cash'
    left join lateral (
      select s.left_over
      from agent_statement s
      where s.member_id = coalesce(e.member_id, c.member_id) and s.series = v_series
      order by s.number desc
      limit 1
    ) l on true
  ) d
  cross join lateral (select d.earned + d.corrected + d.adjusted + d.carried as total) t
  cross join lateral (select case when t.total >= r.unit then t.total / r.unit * r.unit else 0 end as amount) p
  order by d.member_id;
  update agent_run u
  set state = 'settled', settled_at = clock_timestamp(), batch = p_batch, agents = s.agents, payable = s.payable, amount = s.amount
  from (
    select count(*) as agents, count(*) filter (where t.amount > 0) as payable, coalesce(sum(t.amount), 0) as amount
    from agent_statement t
    where t.run = p_run
  ) s
  where u.id = p_run;
end $$;
