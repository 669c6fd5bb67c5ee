-- Who stopped a game or a vendor, and when; the reason is what an operator wrote.

alter table game add column stopped_by text;
alter table game add column stopped_at timestamptz;

alter table vendor add column stopped_why text;
alter table vendor add column stopped_by text;
alter table vendor add column stopped_at timestamptz;
