-- When lotteries that are drawn on days of the week have no draw, and from which day on another schedule applies.

-- Days without a draw. `scope` is the code of a lottery, or of a family whose lotteries all have none: XSMN for all Southern provinces.
create table lottery_holiday (
  scope text not null check (scope ~ '^[A-Z0-9_]{2,20}$'),
  day date not null,
  name text not null check (length(name) between 2 and 80),
  created_by text not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (scope, day)
);

-- Schedules that replace the built-in one from a day on; a later row for the same day replaces the earlier one. Rows are kept.
create table lottery_schedule (
  id bigint generated always as identity primary key,
  lottery text not null check (lottery ~ '^[A-Z0-9_]{2,20}$'),
  from_day date not null,
  -- days of the week, 0 for Sunday
  days int[] not null check (cardinality(days) between 1 and 7 and days <@ array[0, 1, 2, 3, 4, 5, 6]),
  -- local time of the first number
  at text not null check (at ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  closes_before_minutes int not null check (closes_before_minutes between 1 and 720),
  created_by text not null,
  created_at timestamptz not null default clock_timestamp()
);
-- the schedule in force on a day
create index lottery_schedule_day on lottery_schedule (lottery, from_day desc, id desc);

grant select, insert, delete on lottery_holiday to fairhouse_app;
grant select, insert on lottery_schedule to fairhouse_app;
