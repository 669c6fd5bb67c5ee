-- The worker that counts the rest of a season has it alone until then; null: none does.
alter table sport_outright add column counted_until timestamptz;
