-- the slips of a member, newest first (identifiers are ordered by time)
create index round_slips on round (wallet, id) where bet_window is not null;
