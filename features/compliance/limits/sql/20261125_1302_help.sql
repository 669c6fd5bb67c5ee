-- What the last look at each place of help outside the house found (R16).
create table help_check (
  address text primary key,
  is_there boolean not null,
  -- the status that it answered with, or why it did not answer
  note text not null,
  checked_at timestamptz not null
);
grant select, insert, update on help_check to fairhouse_app;
