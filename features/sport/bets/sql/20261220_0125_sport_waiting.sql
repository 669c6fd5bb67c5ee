-- Bets that waited are deleted some months after they ended.
create index sport_pending_over on sport_pending (at) where state in ('accepted', 'refused');
grant delete on sport_pending to fairhouse_app;
