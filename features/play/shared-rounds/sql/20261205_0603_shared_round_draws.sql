-- the back office's list of draws by day
create index shared_round_draws on shared_round (draws_at, id);
