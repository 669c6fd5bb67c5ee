-- The hashes of a series' tickets by number, 32 bytes each: the proof of one ticket needs them all, and computing them takes seconds.
-- Null for series that were printed before: they are computed again.
alter table ticket_series add column leaves bytea;
