-- The names of the field instead of private ones: the tables, and the published views of a database that is upgraded. A fresh database has
-- no views yet: they are created after the migrations.
alter table inbox_letter rename to inbox_campaign;
alter view if exists inbox_letter_view rename to inbox_campaign_view;
