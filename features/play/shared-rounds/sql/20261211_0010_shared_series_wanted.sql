-- Until when a series whose rounds take place on demand is wanted; null or past: it sleeps.
alter table shared_series add column wanted_until timestamptz;
