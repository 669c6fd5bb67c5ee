-- Facts that change a bet of an earlier period are few; whoever computes such a period again finds them by the moment of that bet.
create index settled_play_first on settled_play (first_at) where first_at is not null;
