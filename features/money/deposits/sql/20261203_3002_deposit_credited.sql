-- what was credited since a moment: features that follow deposits
create index deposit_credited on deposit (credited_at) where credited_at is not null;
