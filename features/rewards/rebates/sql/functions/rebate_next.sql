-- The next period of a program that has ended and is closed: null where there is none. Periods follow each other without a gap, beginning
-- with the first version that has the program; each has the version in force when it begins. Where that version does not have the
-- program, the period is a day in which only corrections count.
create or replace function rebate_next(p_merchant text, p_program text, p_closed_until timestamptz)
returns table (starts_at timestamptz, ends_at timestamptz, version int, book int, currency text)
language sql stable as $$
  with start as (
    select coalesce(
      (select max(u.ends_at) from rebate_run u where u.merchant = p_merchant and u.program = p_program),
      (
        select min(v.from_at)
        from rebate_version v
        join rebate_terms t on t.merchant = v.merchant and t.version = v.number
        where v.merchant = p_merchant and t.program = p_program
      )
    ) as at
  ), version as (
    select s.at, v.number
    from start s
    cross join lateral (
      select w.number
      from rebate_version w
      where w.merchant = p_merchant and w.from_at <= s.at
      order by w.from_at desc, w.number desc
      limit 1
    ) v
  ), period as (
    select v.at as starts_at, v.number, b.book, b.currency,
      rebate_period_end(coalesce(t.period, 'day'), v.at, b.time_zone) as ends_at
    from version v
    join merchant_view m on m.code = p_merchant
    join figure_book b on b.merchant = m.code and b.currency = m.currency
    left join rebate_terms t on t.merchant = p_merchant and t.version = v.number and t.program = p_program
  )
  select p.starts_at, p.ends_at, p.number, p.book, p.currency
  from period p
  where p.ends_at <= p_closed_until
    -- statements follow each other: they carry amounts on, and correct earlier ones
    and not exists (
      select from rebate_run u where u.merchant = p_merchant and u.program = p_program and u.state = 'open'
    );
$$;
