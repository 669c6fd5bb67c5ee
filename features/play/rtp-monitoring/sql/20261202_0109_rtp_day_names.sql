-- The names of the field instead of private ones: the tables, and the published views of a database that is upgraded. A fresh database has
-- no views yet: they are created after the migrations.
alter table return_day rename to rtp_day;
alter table return_mark rename to rtp_mark;
alter table return_alert rename to rtp_alert;
