-- Sums of settled play by window, made from the facts by functions/play_windows.sql and nothing else (docs/decisions/0037).

-- How far facts are counted, and from when on windows are open; one row.
create table play_mark (
  is_only boolean primary key default true check (is_only),
  -- facts of batches up to it are counted
  batch bigint not null default 0,
  -- windows that end by then are closed: no fact is counted in them any more
  closed_until timestamptz not null default '-infinity',
  -- every fact of before this moment is of a batch that was drawn before the note below
  sure_at timestamptz not null default '-infinity',
  -- what was noted last: the moment, the newest batch then, and a transaction id that none of them has reached
  next_at timestamptz,
  next_batch bigint,
  next_xid xid8
);
insert into play_mark default values;

create table play_window (
  book int not null,
  grain text not null check (grain in ('fiveMinutes', 'hour', 'day')),
  -- hours and days are the brand's
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  vendor text not null,
  game text not null,
  category text not null,
  rounds bigint not null,
  stake bigint not null,
  win bigint not null,
  valid bigint not null,
  primary key (book, grain, starts_at, vendor, game, category)
);

create table play_member_day (
  member_id bigint not null,
  book int not null,
  day date not null,
  vendor text not null,
  game text not null,
  category text not null,
  rounds bigint not null,
  stake bigint not null,
  win bigint not null,
  valid bigint not null,
  primary key (member_id, day, book, vendor, game, category)
);
-- all members of a brand on a day: what salaries and rebates are computed from
create index play_member_day_book on play_member_day (book, day);

-- Facts that came after their own window was closed, and the moment in whose windows they count instead.
create table play_late (
  member_id bigint not null,
  at timestamptz not null,
  wallet bigint not null,
  seq bigint not null,
  counted_at timestamptz not null check (counted_at > at),
  primary key (member_id, at, wallet, seq)
);
-- those of a window
create index play_late_counted on play_late (counted_at);

grant select on play_mark, play_window, play_member_day, play_late to fairhouse_app;
