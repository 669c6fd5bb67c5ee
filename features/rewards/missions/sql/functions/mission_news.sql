-- The first day of the period that a day belongs to; `p_first` is the day on which the mission starts.
create or replace function mission_period(p_period text, p_day date, p_first date) returns date
language sql immutable as $$
  select case p_period when 'day' then p_day when 'week' then date_trunc('week', p_day)::date else p_first end;
$$;

-- What the facts of a range of batches add to missions, by member, period and day. A bet counts in the period of its first settlement, so a
-- void is the exact opposite of its bet. Planned without a scan of the whole table: new facts are at its end.
create or replace function mission_news(p_after bigint, p_to bigint) returns table (
  mission uuid, member_id bigint, period date, day date, change bigint
)
language sql stable set search_path = public, pg_temp set enable_seqscan = off as $$
  select m.id, f.member_id, mission_period(m.data->>'period', b.day, (m.starts_at at time zone f.time_zone)::date), b.day,
    sum(case m.data->'goal'->>'kind' when 'rounds' then f.rounds else f.valid_bets end)::bigint
  from figure_play f
  cross join lateral (select f.bet_at at time zone f.time_zone as local) l
  cross join lateral (select l.local::date as day, extract(hour from l.local)::int as hour) b
  join mission m on m.merchant = f.merchant and m.currency = f.currency and m.state = 'live'
  cross join lateral (select m.data->'goal' as goal, m.data->'goal'->'play' as play) g
  where f.batch > p_after and f.batch <= p_to and f.valid_bets <> 0
    and g.goal->>'kind' in ('validBet', 'rounds', 'daysPlayed')
    and f.bet_at >= m.starts_at and (m.ends_at is null or f.bet_at < m.ends_at)
    and b.hour >= (g.play->>'from')::int and b.hour < (g.play->>'to')::int
    and (g.play->'categories' ? f.category or g.play->'games' ? f.game or (g.play->'categories' = '[]' and g.play->'games' = '[]'))
    and abs(f.valid_bets) >= coalesce((g.goal->>'least')::bigint, 0)
  group by 1, 2, 3, 4
  order by 2, 1, 3, 4;
$$;

-- Adds those facts to the progress, in the order of the primary key, and returns the members concerned. `due_at` is set where the progress
-- crosses the target in either direction. Only under the lock of the mark: each fact is added once.
create or replace function mission_add(p_after bigint, p_to bigint, p_now timestamptz) returns table (member_id bigint)
language sql volatile set search_path = public, pg_temp set enable_seqscan = off as $$
  with news as materialized (
    select n.mission, n.member_id, n.period, n.day, n.change, m.data->'goal' as goal
    from mission_news(p_after, p_to) n
    join mission m on m.id = n.mission
  ), days as (
    insert into mission_day (member_id, mission, day, valid)
    select n.member_id, n.mission, n.day, n.change
    from news n
    where n.goal->>'kind' = 'daysPlayed'
    order by 1, 2, 3
    on conflict (member_id, mission, day) do update set valid = mission_day.valid + excluded.valid
    returning member_id, mission, day, valid
  ), counted as (
    select n.member_id, n.mission, n.period, sum(n.change)::bigint as change
    from news n
    where n.goal->>'kind' <> 'daysPlayed'
    group by 1, 2, 3
    union all
    -- a day counts while its valid bets are above zero: this statement sees the days as they were before it
    select n.member_id, n.mission, n.period,
      sum((d.valid > 0)::int - coalesce((o.valid > 0)::int, 0))::bigint
    from news n
    join days d using (member_id, mission, day)
    left join mission_day o on o.member_id = n.member_id and o.mission = n.mission and o.day = n.day
    group by 1, 2, 3
  )
  insert into mission_progress as p (member_id, mission, period, done, target, due_at, updated_at)
  select c.member_id, c.mission, c.period, c.change,
    t.target, case when c.change >= t.target then p_now end, p_now
  from counted c
  join mission m on m.id = c.mission
  cross join lateral (
    select coalesce((m.data->'goal'->>'amount')::bigint, (m.data->'goal'->>'count')::bigint) as target
  ) t
  where c.change <> 0
  order by 1, 2, 3
  on conflict (member_id, mission, period) do update
  set done = p.done + excluded.done, updated_at = excluded.updated_at,
    due_at = case
      when (p.done + excluded.done >= p.target) = (p.reached_at is not null) then p.due_at
      else excluded.updated_at
    end
  returning p.member_id;
$$;
