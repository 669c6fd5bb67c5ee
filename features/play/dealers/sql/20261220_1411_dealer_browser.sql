-- The browser (as in operator_session) that a shift was started at or taken over at: whoever starts at the other console must not have been
-- at it. Null: a shift from before this was kept.
alter table dealer_shift add column browser bytea check (length(browser) = 32);
