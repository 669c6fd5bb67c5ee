-- Counts facts of settled play into their windows, each once, and closes windows (docs/decisions/0037). Facts without a window. Planned
-- without a scan of the whole table: new rows are at its end.
create or replace function play_uncounted() returns setof figure_play
language sql stable security definer set search_path = public, pg_temp set enable_seqscan = off as $$
  select f.*
  from figure_play f
  where f.batch > (select m.batch from play_mark m);
$$;

-- Writes a marker up to which facts can be counted once all transactions that run now have ended. Needs its own transaction, which gets its
-- id here and not before: a transaction takes its timestamp and its batch after its own id, so every row with a timestamp or batch before
-- these lines has a lower id than this one.
create or replace function play_note() returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_at timestamptz := clock_timestamp();
  v_batch bigint := ledger_last_batch();
begin
  if pg_current_xact_id_if_assigned() is not null then
    raise exception 'play_note needs a transaction of its own' using errcode = 'FH030';
  end if;
  update play_mark
  set next_at = v_at, next_batch = v_batch, next_xid = pg_current_xact_id()
  where next_xid is null;
end $$;

-- Adds the facts of a range of batches. A late fact counts at the moment up to which windows are closed, in the windows that are still
-- open.
create or replace function play_add(p_after bigint, p_to bigint, p_closed_until timestamptz) returns bigint
language sql volatile set search_path = public, pg_temp set enable_seqscan = off as $$
  with facts as materialized (
    select f.member_id, f.at, f.wallet, f.seq, f.book, f.time_zone as zone, f.vendor, f.game, f.category, f.rounds, f.stakes, f.wins,
      f.valid_bets, greatest(f.at, p_closed_until) as counted_at
    from figure_play f
    where f.batch > p_after and f.batch <= p_to and f.time_zone is not null -- a book without a brand has no days
  ), late as (
    insert into play_late (member_id, at, wallet, seq, counted_at)
    select f.member_id, f.at, f.wallet, f.seq, f.counted_at
    from facts f
    where f.counted_at > f.at
  ), fives as materialized (
    -- every zone's hours and days begin at a multiple of five minutes
    select f.book, f.zone, date_bin('5 minutes', f.counted_at, 'epoch') as starts_at, f.vendor, f.game, f.category,
      sum(f.rounds)::bigint as rounds, sum(f.stakes)::bigint as stake, sum(f.wins)::bigint as win, sum(f.valid_bets)::bigint as valid
    from facts f
    group by 1, 2, 3, 4, 5, 6
  ), days as materialized (
    select d.book, d.day, day_start(d.day, d.zone) as starts_at, day_start(d.day + 1, d.zone) as ends_at
    from (select distinct v.book, v.zone, (v.starts_at at time zone v.zone)::date as day from fives v) d
  ), windows as (
    select v.book, 'fiveMinutes' as grain, v.starts_at, v.starts_at + interval '5 minutes' as ends_at, v.vendor, v.game, v.category,
      v.rounds, v.stake, v.win, v.valid
    from fives v
    union all
    select v.book, 'hour', date_trunc('hour', v.starts_at, v.zone), date_trunc('hour', v.starts_at, v.zone) + interval '1 hour',
      v.vendor, v.game, v.category, v.rounds, v.stake, v.win, v.valid
    from fives v
    union all
    select v.book, 'day', d.starts_at, d.ends_at, v.vendor, v.game, v.category, v.rounds, v.stake, v.win, v.valid
    from fives v
    join days d on d.book = v.book and d.day = (v.starts_at at time zone v.zone)::date
  ), added as (
    insert into play_window (book, grain, starts_at, ends_at, vendor, game, category, rounds, stake, win, valid)
    select w.book, w.grain, w.starts_at, w.ends_at, w.vendor, w.game, w.category, sum(w.rounds), sum(w.stake), sum(w.win), sum(w.valid)
    from windows w
    group by 1, 2, 3, 4, 5, 6, 7
    on conflict (book, grain, starts_at, vendor, game, category) do update
    set rounds = play_window.rounds + excluded.rounds, stake = play_window.stake + excluded.stake, win = play_window.win + excluded.win,
      valid = play_window.valid + excluded.valid
  ), members as (
    insert into play_member_day (member_id, book, day, vendor, game, category, rounds, stake, win, valid)
    select f.member_id, f.book, (f.counted_at at time zone f.zone)::date, f.vendor, f.game, f.category, sum(f.rounds), sum(f.stakes),
      sum(f.wins), sum(f.valid_bets)
    from facts f
    group by 1, 2, 3, 4, 5, 6
    on conflict (member_id, day, book, vendor, game, category) do update
    set rounds = play_member_day.rounds + excluded.rounds, stake = play_member_day.stake + excluded.stake,
      win = play_member_day.win + excluded.win, valid = play_member_day.valid + excluded.valid
  )
  select count(*) from facts;
$$;

-- Counts up to the marker, once every transaction of that time has ended; in slices of at most p_most batches. Windows close up to the
-- marker before the counted one, and never beyond p_until.
create or replace function play_count(p_until timestamptz, p_most bigint, out o_closed_until timestamptz, out o_facts bigint,
  out o_is_more boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  m play_mark;
  v_to bigint;
begin
  select * into m
  from play_mark
  for update; -- the lock serialises counting
  o_facts := 0;
  o_is_more := false;
  if m.next_xid is not null and pg_snapshot_xmin(pg_current_snapshot()) >= m.next_xid then
    v_to := least(m.next_batch, m.batch + p_most);
    o_facts := play_add(m.batch, v_to, m.closed_until);
    o_is_more := v_to < m.next_batch;
    m.batch := greatest(m.batch, v_to);
    if not o_is_more then
      m.closed_until := greatest(m.closed_until, least(m.sure_at, p_until));
      m.sure_at := m.next_at;
      m.next_xid := null;
    end if;
    update play_mark
    set batch = m.batch, closed_until = m.closed_until, sure_at = m.sure_at, next_xid = m.next_xid;
  end if;
  o_closed_until := m.closed_until;
end $$;

-- Play by brand, brand-local day and game: counted windows plus uncounted facts. `at` is a moment of the day: the first one for counted
-- rows.
create or replace view settled_play_day as
select w.book, b.merchant, b.currency, (w.starts_at at time zone b.time_zone)::date as day, w.starts_at as at, w.vendor, w.game,
  w.category, w.rounds, w.stake as stakes, w.win as wins, w.valid as valid_bets
from play_window w
join figure_book b on b.book = w.book
where w.grain = 'day'
union all
select f.book, f.merchant, f.currency, (greatest(f.at, k.closed_until) at time zone f.time_zone)::date, greatest(f.at, k.closed_until),
  f.vendor, f.game, f.category, f.rounds, f.stakes, f.wins, f.valid_bets
from play_mark k
cross join play_uncounted() f;
comment on view settled_play_day is 'Published: settled play by brand, brand-local day and game.';

-- Facts by the moment at which their windows count them: their own, except for late ones.
create or replace function play_counted(p_from timestamptz, p_to timestamptz) returns setof figure_play
language sql stable security definer set search_path = public, pg_temp set enable_seqscan = off as $$
  select f.*
  from figure_play f
  where f.at >= p_from and f.at < p_to and (
    select true from play_late l where l.member_id = f.member_id and l.at = f.at and l.wallet = f.wallet and l.seq = f.seq
  ) is null
  union all
  select f.*
  from play_late l
  join figure_play f on f.member_id = l.member_id and f.at = l.at and f.wallet = l.wallet and f.seq = l.seq
  where l.counted_at >= p_from and l.counted_at < p_to;
$$;

-- Compares the windows with the facts: returns the differences, no rows if there are none.
create or replace function play_windows_proof() returns table (fault text, place text)
language sql stable security definer set search_path = public, pg_temp as $$
  with counted as (
    select f.book, f.vendor, f.game, f.category, sum(f.rounds) as rounds, sum(f.stakes) as stake, sum(f.wins) as win,
      sum(f.valid_bets) as valid
    from figure_play f
    where f.batch <= (select m.batch from play_mark m) and f.time_zone is not null
    group by 1, 2, 3, 4
  ), summed as (
    select w.grain, w.book, w.vendor, w.game, w.category, sum(w.rounds) as rounds, sum(w.stake) as stake, sum(w.win) as win,
      sum(w.valid) as valid
    from play_window w
    group by 1, 2, 3, 4, 5
    union all
    select 'memberDay', d.book, d.vendor, d.game, d.category, sum(d.rounds), sum(d.stake), sum(d.win), sum(d.valid)
    from play_member_day d
    group by 2, 3, 4, 5
  ), wanted as (
    select g.grain, c.*
    from unnest(array['fiveMinutes', 'hour', 'day', 'memberDay']) g (grain)
    cross join counted c
  )
  select format('%s windows of book %s and game %s differ from the facts by %s', coalesce(c.grain, s.grain), coalesce(c.book, s.book),
      coalesce(c.game, s.game), coalesce(s.stake, 0) - coalesce(c.stake, 0)),
    format('play_window %s/%s', coalesce(c.grain, s.grain), coalesce(c.book, s.book))
  from wanted c
  full join summed s on s.grain = c.grain and s.book = c.book and s.vendor = c.vendor and s.game = c.game and s.category = c.category
  where (c.rounds, c.stake, c.win, c.valid) is distinct from (s.rounds, s.stake, s.win, s.valid);
$$;

revoke execute on function play_add(bigint, bigint, timestamptz), play_note(), play_count(timestamptz, bigint), play_uncounted(),
  play_counted(timestamptz, timestamptz), play_windows_proof() from public;
grant execute on function play_note(), play_count(timestamptz, bigint), play_uncounted(), play_counted(timestamptz, timestamptz),
  play_windows_proof() to fairhouse_app;
grant select on settled_play_day to fairhouse_app;
