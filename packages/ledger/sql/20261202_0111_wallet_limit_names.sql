-- The names of the field instead of private ones: the tables, and the published views of a database that is upgraded. A fresh database has
-- no views yet: they are created after the migrations.
alter table wallet_guard rename to wallet_limit;
alter view if exists wallet_guard_view rename to wallet_limit_view;
alter table proof_mark rename to reconcile_mark;
alter view if exists proof_mark_view rename to reconcile_mark_view;
