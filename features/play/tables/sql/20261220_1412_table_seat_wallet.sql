-- the seats of a member in the last minutes, when they show or hide their bets
create index table_seat_wallet on table_seat (wallet, at);
