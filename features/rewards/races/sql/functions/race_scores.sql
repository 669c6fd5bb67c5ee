-- What a bet scores (rules/race.ts): the valid bet, the win in hundredths of the stake, or the net win in hundredths of the stake.
create or replace function race_value(p_metric text, p_stake bigint, p_win bigint, p_valid bigint) returns bigint
language sql immutable as $$
  select case p_metric
    when 'turnover' then p_valid
    when 'multiplier' then div(p_win::numeric * 100, p_stake)
    else div((p_win - p_stake)::numeric * 100, p_stake)
  end::bigint;
$$;

-- Whether a fact counts in a race, apart from who played it.
create or replace function race_counts(r race, p_bet_at timestamptz, p_category text, p_game text, p_stake bigint) returns boolean
language sql stable as $$
  select p_bet_at >= r.starts_at and p_bet_at < r.ends_at
    and extract(hour from p_bet_at at time zone r.time_zone) >= (r.data->'play'->>'from')::int
    and extract(hour from p_bet_at at time zone r.time_zone) < (r.data->'play'->>'to')::int
    and (r.data->'play'->'categories' ? p_category or r.data->'play'->'games' ? p_game
      or (r.data->'play'->'categories' = '[]' and r.data->'play'->'games' = '[]'))
    and (p_category <> 'PVP' or r.data->>'metric' = 'turnover')
    and abs(p_stake) >= greatest((r.data->>'leastStake')::bigint, 1);
$$;

-- The facts of players that count, written in [from, until) and up to a batch, in the order of the published file; null: of all players.
create or replace function race_facts_between(p_race uuid, p_members bigint[], p_to bigint, p_from timestamptz, p_until timestamptz)
returns table (
  member_id bigint, tag text, at timestamptz, wallet bigint, seq bigint, bet_at timestamptz, day date, round uuid, game text, category text,
  rounds smallint, stake bigint, win bigint, valid bigint
)
language sql stable set search_path = public, pg_temp as $$
  select e.member_id, e.tag, f.at, f.wallet, f.seq, f.bet_at, (f.bet_at at time zone r.time_zone)::date, f.round, f.game, f.category,
    f.rounds, f.stakes, f.wins, f.valid_bets
  from race r
  join race_entry e on e.race = r.id and e.left_at is null and (p_members is null or e.member_id = any (p_members))
  join figure_play f on f.member_id = e.member_id and f.at >= greatest(r.starts_at, p_from) and f.at < least(r.closes_at, p_until)
    and f.batch <= p_to
  where r.id = p_race and f.currency = r.currency and f.rounds <> 0 and f.valid_bets <> 0 and f.bet_at >= e.joined_at
    and race_counts(r, f.bet_at, f.category, f.game, f.stakes)
  order by f.at, f.wallet, f.seq;
$$;

-- All of them.
create or replace function race_facts(p_race uuid, p_members bigint[], p_to bigint) returns table (
  member_id bigint, tag text, at timestamptz, wallet bigint, seq bigint, bet_at timestamptz, day date, round uuid, game text, category text,
  rounds smallint, stake bigint, win bigint, valid bigint
)
language sql stable set search_path = public, pg_temp as $$
  select * from race_facts_between(p_race, p_members, p_to, '-infinity', 'infinity');
$$;

-- Those of new batches. Planned without a scan of the whole table: new facts are at its end.
create or replace function race_news(p_race uuid, p_after bigint, p_to bigint) returns table (
  member_id bigint, bet_at timestamptz, day date, rounds smallint, value bigint
)
language sql stable set search_path = public, pg_temp set enable_seqscan = off as $$
  select e.member_id, f.bet_at, (f.bet_at at time zone r.time_zone)::date, f.rounds,
    case when f.rounds > 0 then race_value(r.data->>'metric', f.stakes, f.wins, f.valid_bets) end
  from race r
  join figure_play f on f.batch > p_after and f.batch <= p_to
  join race_entry e on e.race = r.id and e.member_id = f.member_id and e.left_at is null
  where r.id = p_race and f.currency = r.currency and f.rounds <> 0 and f.valid_bets <> 0 and f.bet_at >= e.joined_at
    and f.at < r.closes_at and race_counts(r, f.bet_at, f.category, f.game, f.stakes);
$$;

-- The bets that stand, each with what it scores.
create or replace function race_bets(p_race uuid, p_members bigint[], p_to bigint) returns table (
  member_id bigint, tag text, round uuid, bet_at timestamptz, day date, value bigint
)
language sql stable set search_path = public, pg_temp as $$
  select f.member_id, f.tag, f.round, min(f.bet_at), min(f.day),
    race_value((select r.data->>'metric' from race r where r.id = p_race), sum(f.stake)::bigint, sum(f.win)::bigint, sum(f.valid)::bigint)
  from race_facts(p_race, p_members, p_to) f
  group by f.member_id, f.tag, f.round
  having sum(f.rounds) = 1;
$$;

-- The scores of players from all their facts: what the final ranking is made of.
create or replace function race_scores(p_race uuid, p_members bigint[], p_to bigint) returns table (
  member_id bigint, tag text, score bigint, bets bigint, reached_at timestamptz
)
language sql stable set search_path = public, pg_temp as $$
  with r as materialized (
    select data->>'metric' as metric, (data->>'dailyCap')::bigint as cap from race where id = p_race
  ), bets as materialized (
    select * from race_bets(p_race, p_members, p_to)
  ), days as (
    select b.member_id, b.tag, least(sum(b.value), r.cap)::bigint as value, count(*) as bets, max(b.bet_at) as last
    from bets b
    cross join r
    group by b.member_id, b.tag, b.day, r.cap
  ), best as (
    select distinct on (b.member_id) b.member_id, b.tag, b.value, b.bet_at, count(*) over (partition by b.member_id) as bets
    from bets b
    order by b.member_id, b.value desc, b.bet_at
  )
  select d.member_id, d.tag, sum(d.value)::bigint, sum(d.bets)::bigint, max(d.last)
  from days d
  cross join r
  where r.metric <> 'multiplier'
  group by 1, 2
  union all
  select b.member_id, b.tag, b.value, b.bets, b.bet_at
  from best b
  cross join r
  where r.metric = 'multiplier';
$$;

-- Adds the facts of new batches to the scores. Players with a void among them, and those who are stale, are summed from all their facts
-- instead. Returns whether any score changed. Only under the lock of the race: each fact is added once.
create or replace function race_add(p_race uuid, p_after bigint, p_to bigint) returns boolean
language plpgsql volatile set search_path = public, pg_temp as $$
declare
  r race;
  v_again bigint[];
  v_changed int;
  v_rows int;
begin
  select * into strict r from race where id = p_race;
  select coalesce(array_agg(e.member_id), '{}') into v_again
  from race_entry e
  where e.race = p_race
    and (e.is_stale or e.member_id in (select n.member_id from race_news(p_race, p_after, p_to) n where n.rounds < 0));

  with news as materialized (
    select n.member_id, n.bet_at, n.day, n.value, max(n.value) over (partition by n.member_id) as best
    from race_news(p_race, p_after, p_to) n
    where n.member_id <> all (v_again)
  ), days as (
    insert into race_day as d (race, member_id, day, value)
    select p_race, n.member_id, n.day, sum(n.value)
    from news n
    where r.data->>'metric' <> 'multiplier'
    group by n.member_id, n.day
    order by n.member_id, n.day
    on conflict (race, member_id, day) do update set value = d.value + excluded.value
    returning d.member_id, d.day, d.value
  ), sums as (
    -- this statement sees the days as they were before it
    select a.member_id, sum(least(a.value, (r.data->>'dailyCap')::bigint))::bigint as score
    from (
      select n.member_id, n.day, n.value from days n
      union all
      select d.member_id, d.day, d.value
      from race_day d
      where d.race = p_race and d.member_id in (select n.member_id from days n)
        and not exists (select from days n where n.member_id = d.member_id and n.day = d.day)
    ) a
    group by a.member_id
  ), members as (
    select n.member_id, count(*) as bets, max(n.bet_at) as last, max(n.best) as best,
      min(n.bet_at) filter (where n.value = n.best) as best_at
    from news n
    group by n.member_id
  )
  update race_entry e
  set bets = e.bets + m.bets,
    score = case when r.data->>'metric' <> 'multiplier' then s.score when e.bets > 0 then greatest(e.score, m.best) else m.best end,
    reached_at = case
      when r.data->>'metric' <> 'multiplier' then greatest(e.reached_at, m.last)
      when e.bets = 0 or m.best > e.score then m.best_at
      when m.best = e.score then least(e.reached_at, m.best_at)
      else e.reached_at
    end
  from members m
  left join sums s on s.member_id = m.member_id
  where e.race = p_race and e.member_id = m.member_id;
  get diagnostics v_changed = row_count;

  if cardinality(v_again) > 0 then
    update race_day d set value = 0 where d.race = p_race and d.member_id = any (v_again);
    insert into race_day (race, member_id, day, value)
    select p_race, b.member_id, b.day, sum(b.value)
    from race_bets(p_race, v_again, p_to) b
    where r.data->>'metric' <> 'multiplier'
    group by b.member_id, b.day
    order by b.member_id, b.day
    on conflict (race, member_id, day) do update set value = excluded.value;
    update race_entry e
    set score = coalesce(s.score, 0), bets = coalesce(s.bets, 0), reached_at = s.reached_at, is_stale = false
    from unnest(v_again) a (member_id)
    left join race_scores(p_race, v_again, p_to) s on s.member_id = a.member_id
    where e.race = p_race and e.member_id = a.member_id;
    get diagnostics v_rows = row_count;
    v_changed := v_changed + v_rows;
  end if;
  return v_changed > 0;
end $$;

-- Writes the final ranking of everyone whose score has a place. Once, under the lock of the race.
create or replace function race_rank(p_race uuid, p_to bigint) returns bigint
language sql volatile set search_path = public, pg_temp as $$
  with ranked as (
    insert into race_result (race, member_id, tag, place, score, bets, reached_at)
    select p_race, s.member_id, s.tag,
      case r.data->>'tie'
        when 'shared' then rank() over (order by s.score desc)
        else row_number() over (order by s.score desc, s.reached_at, s.tag)
      end,
      s.score, s.bets, s.reached_at
    from race_scores(p_race, null, p_to) s
    cross join (select data from race where id = p_race) r
    where s.score >= (r.data->>'leastScore')::bigint
    returning place
  )
  select count(*) from ranked;
$$;
