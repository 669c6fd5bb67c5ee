-- Writes the statements of a run, in one transaction; a run that has them stays as it is. The facts are those that the closed windows of
-- settled play count in its period: a fact that came late counts in the window that was open then.
-- Bets that settled first in the period earn at its rates. Facts of earlier bets (voids, reopened and late settlements) are corrections:
-- the sum of the bet's own period is computed again with them, at that period's rates and the member's level of that time, and the
-- difference is a line of this statement. A statement never pays less than nothing: what is missing is carried to the next one.
-- p_batch: facts of batches up to it are counted, and those of them that are late are marked; others wait for a later run.
create or replace function rebate_settle(p_run bigint, p_batch bigint) returns void
language plpgsql set enable_nestloop = off set work_mem = '64MB' as $$
declare
  r rebate_run;
  v_minimum bigint;
  v_maximum bigint;
  v_late boolean;
  v_old boolean;
begin
  select * into strict r
  from rebate_run
  where id = p_run
  for update; -- two workers with the same run
  if r.state <> 'open' then
    return;
  end if;
  select t.minimum, t.maximum into v_minimum, v_maximum
  from rebate_terms t
  where t.merchant = r.merchant and t.version = r.version and t.program = r.program;
  v_minimum := coalesce(v_minimum, 0);
  v_late := exists (
    select
    from play_late_view l
    where (l.at >= r.starts_at and l.at < r.ends_at) or (l.counted_at >= r.starts_at and l.counted_at < r.ends_at)
  );
  v_old := v_late or exists (
    select from ledger_settled_play f where f.at >= r.starts_at and f.at < r.ends_at and f.first_at < r.starts_at and f.book = r.book
      and f.batch <= p_batch
  );
  perform rebate_write(p_run, p_batch, v_minimum, v_maximum, v_late, v_old);
  update rebate_run u
  set state = 'settled', settled_at = clock_timestamp(), members = s.members, payable = s.payable, amount = s.amount
  from (
    select coalesce(sum(m.members), 0) as members, coalesce(sum(m.amount), 0) as amount,
      (select count(*) from rebate_statement t where t.run = p_run and t.amount > 0) as payable
    from rebate_sum m
    where m.run = p_run and m.category = ''
  ) s
  where u.id = p_run;
end $$;

create or replace function rebate_write(p_run bigint, p_batch bigint, p_minimum bigint, p_maximum bigint, p_late boolean, p_old boolean)
returns void
language plpgsql set enable_nestloop = off set enable_seqscan = off as $$
declare
  r rebate_run;
begin
  select * into strict r
  from rebate_run
  where id = p_run;
  with rates as materialized (
    select k.key, k.level, k.rate
    from rebate_rates(r.merchant, r.version, r.program, r.starts_at) k
  ), own as materialized (
    select f.member_id, coalesce(v.level, 0)::smallint as level, f.category, min(f.wallet) as wallet, sum(f.rounds)::bigint as bets,
      sum(
        case
          when r.program <> 'cashback' then f.valid
          -- the round is looked up only for members who have had bonus money
          when f.member_id in (select w.owner from wallet_view w where w.kind = 'bonus') then rebate_cash_loss(f.round, f.stake, f.win)
          else f.stake - f.win
        end
      )::bigint as base,
      case r.program
        when 'cashback' then 0
        else sum(f.valid / 100000000 * k.rate + f.valid % 100000000 * k.rate / 100000000)::bigint
      end as earned
    from ledger_settled_play f
    left join rebate_level v on v.member_id = f.member_id
    join rates k on k.level = coalesce(v.level, 0)
      and k.key = case r.program when 'rebate' then f.category when 'rakeback' then f.game else '' end
    where f.at >= r.starts_at and f.at < r.ends_at and f.book = r.book and f.batch <= p_batch
      and (f.first_at is null or f.first_at >= r.starts_at)
      and (not p_late or not exists (
        select
        from play_late_view l
        where l.member_id = f.member_id and l.at = f.at and l.wallet = f.wallet and l.seq = f.seq and l.counted_at >= r.ends_at
      ))
    group by f.member_id, v.level, f.category
  ), corrections as materialized (
    select c.*
    from rebate_corrections(p_run, p_batch) c
    where p_old
  ), lines as (
    insert into rebate_line (member_id, program, starts_at, of_starts_at, category, level, bets, base, earned)
    select o.member_id, r.program, r.starts_at, r.starts_at, o.category, o.level, o.bets, o.base, o.earned
    from own o
    union all
    select c.member_id, r.program, r.starts_at, c.of_starts_at, c.category, c.level, c.bets, c.base, c.earned
    from corrections c
  ), now_earned as (
    select o.member_id, o.level, min(o.wallet) as wallet, sum(o.bets)::bigint as bets, sum(o.base)::bigint as base,
      sum(o.earned)::bigint as earned
    from own o
    group by 1, 2
  ), changed as (
    -- what the periods of earlier bets come to with the corrections, less what they came to before
    select t.member_id, min(t.wallet) as wallet, sum(
      rebate_granted(r.program, t.base + coalesce(b.base, 0), t.earned + coalesce(b.earned, 0), t.rate, x.maximum)
      - rebate_granted(r.program, coalesce(b.base, 0), coalesce(b.earned, 0), t.rate, x.maximum)
    )::bigint as corrected
    from (
      select c.member_id, c.of_starts_at, max(c.rate) as rate, min(c.wallet) as wallet, sum(c.base)::bigint as base,
        sum(c.earned)::bigint as earned
      from corrections c
      group by 1, 2
    ) t
    join rebate_run o on o.merchant = r.merchant and o.program = r.program and o.starts_at = t.of_starts_at
    join rebate_terms x on x.merchant = o.merchant and x.version = o.version and x.program = o.program
    left join lateral (
      select sum(l.base)::bigint as base, sum(l.earned)::bigint as earned
      from rebate_line l
      where l.member_id = t.member_id and l.program = r.program and l.of_starts_at = t.of_starts_at
    ) b on true
    group by 1
  ), due as (
    select coalesce(n.member_id, c.member_id) as member_id, coalesce(n.level, v.level, 0)::smallint as level,
      coalesce(n.wallet, c.wallet) as wallet, coalesce(n.bets, 0) as bets,
      coalesce(n.base, 0) as base, coalesce(e.earned, 0) as earned, least(coalesce(e.earned, 0), p_maximum) as granted,
      coalesce(c.corrected, 0) as corrected, coalesce(p.left_over, 0) as carried
    from now_earned n
    full join changed c on c.member_id = n.member_id
    left join rebate_level v on v.member_id = c.member_id
    left join rates k on r.program = 'cashback' and k.level = n.level
    cross join lateral (
      select case r.program when 'cashback' then rebate_share(greatest(n.base, 0), coalesce(k.rate, 0)) else n.earned end as earned
    ) e
    left join lateral (
      select s.left_over
      from rebate_statement s
      where s.member_id = coalesce(n.member_id, c.member_id) and s.program = r.program and s.starts_at < r.starts_at
      order by s.starts_at desc
      limit 1
    ) p on true
  ), paid as (
    select d.*, case
      when d.granted + d.corrected + d.carried >= greatest(p_minimum, r.unit)
        then (d.granted + d.corrected + d.carried) / r.unit * r.unit
      else 0
    end as amount
    from due d
  ), statements as (
    insert into rebate_statement (member_id, program, starts_at, ends_at, run, wallet, level, bets, base, earned, granted, corrected,
      carried, amount, left_over)
    select p.member_id, r.program, r.starts_at, r.ends_at, r.id, p.wallet, p.level, p.bets, p.base, p.earned, p.granted, p.corrected,
      p.carried, p.amount, p.granted + p.corrected + p.carried - p.amount
    from paid p
    returning level, amount, earned, bets, base
  )
  insert into rebate_sum (run, level, category, members, bets, base, earned, amount)
  select r.id, s.level, '', count(*), sum(s.bets), sum(s.base), sum(s.earned), sum(s.amount)
  from statements s
  group by s.level
  union all
  select r.id, o.level, o.category, count(*), sum(o.bets), sum(o.base), sum(o.earned), 0
  from (
    select level, category, member_id, bets, base, earned from own
    union all
    select level, category, member_id, bets, base, earned from corrections
  ) o
  group by o.level, o.category;
end $$;
