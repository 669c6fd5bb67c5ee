-- The version of the match that its leads were last read at: a newer one is read again, also after a pause of all workers.
alter table sport_lead add column seen int not null default 0;
