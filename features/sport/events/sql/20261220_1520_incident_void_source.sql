-- Who took an incident back, as `source` says who told it; null: it stands, or was taken back before this column.
alter table sport_incident add void_source text;
