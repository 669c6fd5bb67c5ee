-- Returns are summed from the facts of settled play from now on (docs/decisions/0037): counted anew from the first one, so that voids of
-- long ago leave them too.
delete from return_day;
delete from return_mark;
-- Rounds by when they ended were found by it; facts lie in that order themselves.
drop index round_settled;
