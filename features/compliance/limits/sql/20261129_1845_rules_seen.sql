-- The jurisdictions as they were when the guards of those who play were last written: another text says that they changed.
alter table limit_mark add column rules_seen text;
alter table limit_mark alter column looked_to drop not null;
