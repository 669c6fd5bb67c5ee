-- What a member notes about another one at card tables: theirs alone, shown on the seat wherever they meet again.
create table card_note (
  member_id bigint not null references member (id),
  about bigint not null references member (id),
  text text not null check (length(text) <= 200),
  colour text not null check (colour in ('grey', 'green', 'blue', 'amber', 'red')),
  changed_at timestamptz not null default clock_timestamp(),
  primary key (member_id, about),
  constraint card_note_other check (member_id <> about)
);
grant select, insert, update, delete on card_note to fairhouse_app;
