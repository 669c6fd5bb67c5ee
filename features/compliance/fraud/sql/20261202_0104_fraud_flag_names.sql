-- The names of the field instead of private ones: the tables, and the published views of a database that is upgraded. A fresh database has
-- no views yet: they are created after the migrations.
alter table risk_flag rename to fraud_flag;
alter view if exists risk_flag_view rename to fraud_flag_view;
alter table risk_mark rename to fraud_mark;
