-- Wins beside a round: those of vendors (110) and jackpots (112).
drop index line_further;
create index line_further on line (wallet, ref) where kind in (110, 112);
