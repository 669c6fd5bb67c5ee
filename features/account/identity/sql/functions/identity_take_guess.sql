-- Takes one guess from every bucket, or from none: then returns an empty bucket and the seconds to wait (A6).
-- Buckets are fixed windows: any interval of a window's length admits at most twice the limit. A guess that arrived before a concurrent
-- one started the window waits for one window at most.
create or replace function identity_take_guess(
  p_buckets text[],
  p_limits integer[],
  p_window_s integer[],
  p_now timestamptz
)
returns table (full_bucket text, wait_s integer)
language plpgsql
as $$
begin
  -- reject a flood without taking a lock
  return query
    select b.bucket, least(a.window_s, ceil(extract(epoch from b.window_started_at + make_interval(secs => a.window_s) - p_now)))::integer
    from unnest(p_buckets, p_limits, p_window_s) as a (bucket, most, window_s)
    join guess_budget b on b.bucket = a.bucket
    where b.spent >= a.most and b.window_started_at + make_interval(secs => a.window_s) > p_now
    limit 1;
  if found then return; end if;
  -- concurrent guesses on one bucket: the second waits for the first and sees its count; sorted to avoid deadlocks
  insert into guess_budget as b (bucket, window_started_at, spent)
  select a.bucket, p_now, 1
  from unnest(p_buckets, p_limits, p_window_s) as a (bucket, most, window_s)
  order by a.bucket
  on conflict on constraint guess_budget_pkey do update
  set
    spent = case when b.window_started_at + make_interval(secs => (
      select w.window_s from unnest(p_buckets, p_window_s) as w (bucket, window_s) where w.bucket = b.bucket
    )) <= p_now then 1 else b.spent + 1 end,
    window_started_at = case when b.window_started_at + make_interval(secs => (
      select w.window_s from unnest(p_buckets, p_window_s) as w (bucket, window_s) where w.bucket = b.bucket
    )) <= p_now then p_now else b.window_started_at end;
  -- concurrent guesses may have used up a bucket since the check: then return this guess and refuse it
  return query
    select
      b.bucket,
      least(a.window_s, greatest(1, ceil(extract(epoch from b.window_started_at + make_interval(secs => a.window_s) - p_now))))::integer
    from unnest(p_buckets, p_limits, p_window_s) as a (bucket, most, window_s)
    join guess_budget b on b.bucket = a.bucket
    where b.spent > a.most
    limit 1;
  if found then
    update guess_budget b set spent = b.spent - 1 where b.bucket = any(p_buckets);
  end if;
end
$$;

grant execute on function identity_take_guess(text[], integer[], integer[], timestamptz) to fairhouse_app;
