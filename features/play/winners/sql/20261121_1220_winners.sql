-- Lists of winners read the rounds themselves.

-- the newest and the biggest wins of at least five times the stake: few rows of many
create index round_winner on round (at desc) where win >= stake * 5 and stake > 0;
