-- Members whose messages and signs a member does not want to see, in every chat room. No one is told.
create table chat_hidden (
  member_id bigint not null references member (id),
  about bigint not null references member (id),
  since timestamptz not null default clock_timestamp(),
  primary key (member_id, about),
  constraint chat_hidden_other check (member_id <> about)
);
grant select, insert, delete on chat_hidden to fairhouse_app;
