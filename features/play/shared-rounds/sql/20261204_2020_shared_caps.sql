-- The most that a number may cost in each book, in ledger units; null: no cap.
alter table shared_series add column cap bigint check (cap > 0);
