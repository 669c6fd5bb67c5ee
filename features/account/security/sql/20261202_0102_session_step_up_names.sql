-- The names of the field instead of private ones: the tables, and the published views of a database that is upgraded. A fresh database has
-- no views yet: they are created after the migrations.
alter table session_proof rename to session_step_up;
alter table proof_reset rename to mfa_reset;
