-- One order over all events that are told to clients after a commit; a later number never tells less. Above every number that the
-- sequence before it could have given.
create sequence event_number start with 1000000000000;
grant usage on sequence event_number to fairhouse_app;
