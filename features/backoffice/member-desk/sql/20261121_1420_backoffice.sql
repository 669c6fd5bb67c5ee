-- What operators write about members; never changed, never deleted.

create table member_note (
  id uuid primary key default uuidv7(),
  member_id bigint not null references member (id),
  operator_id uuid not null references operator (id),
  operator_account text not null,
  text text not null check (length(text) between 1 and 2000),
  at timestamptz not null
);
-- the notes of a member, newest first
create index member_note_member on member_note (member_id, at desc);

grant select, insert on member_note to fairhouse_app;
