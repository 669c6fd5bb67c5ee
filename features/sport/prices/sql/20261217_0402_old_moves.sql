-- Moves of prices are deleted after some months. They are written in order of time: a range of blocks finds the old ones.
create index sport_move_by_time on sport_move using brin (at);
grant delete on sport_move to fairhouse_app;
