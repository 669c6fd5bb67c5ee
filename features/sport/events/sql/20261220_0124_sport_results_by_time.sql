-- results that were confirmed in the last minutes: bets on them are to be settled
create index sport_result_by_time on sport_result (at);
