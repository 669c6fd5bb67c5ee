-- Who said alone, without a second operator, that a deposit's money had come: what one operator credits so in a day is limited.
alter table deposit add column credited_alone_by uuid references operator (id);
create index deposit_credited_alone on deposit (credited_alone_by, credited_at) where credited_alone_by is not null;
