-- The first instant of a calendar day in a time zone. If clocks go forward at midnight (Santiago, Havana, Beirut) the day begins at 01:00;
-- if they go back over midnight (Havana, Azores) it begins at the earlier of two midnights, whereas `at time zone` alone returns the
-- later. The same as dayBounds() of packages/kit/day/zoned.ts. A single expression, so that the planner can inline it.
create or replace function day_start(p_day date, p_zone text) returns timestamptz
language sql stable parallel safe as $$
  select case
    when ((p_day::timestamp at time zone p_zone) - interval '1 microsecond') at time zone p_zone < p_day::timestamp
      then p_day::timestamp at time zone p_zone
    -- local clocks showed this day before this midnight: use the offset of the evening before
    else (p_day::timestamp at time zone p_zone) - interval '3 hours'
      + (p_day::timestamp - ((p_day::timestamp at time zone p_zone) - interval '3 hours') at time zone p_zone)
  end;
$$;

comment on function day_start is 'Published: the instant at which a day begins in a time zone.';
