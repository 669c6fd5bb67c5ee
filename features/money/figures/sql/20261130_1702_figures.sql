-- Figures ask by time: lines come in its order, so this index is nearly free.
create index line_at on line using brin (at) with (pages_per_range = 16, autosummarize = on);

-- The hours of the games are summed anew, by when rounds settled. A voided round takes off in the hour of its void.
truncate game_hour;

-- Besides the bets by the day on which they were placed, what settled on a day: `settled` counts rounds and may be below zero where a
-- round of another day was voided. Everything is summed anew from the lines.
truncate wallet_day, play_day, wallet_sum_mark;
alter table play_day
  add column settled bigint not null,
  add column settled_stake bigint not null,
  add column settled_win bigint not null;
