-- What members tell of themselves besides what registration asks. Nickname, real name and birthday stand with the member.

create table member_field (
  member_id bigint not null references member (id),
  field text not null,
  value text not null check (value <> ''),
  changed_at timestamptz not null,
  primary key (member_id, field)
);

-- Every change of a profile, by the member or by the house; the values of before and after, for disputes and for the desk.
create table profile_change (
  id uuid primary key default uuidv7(),
  member_id bigint not null references member (id),
  field text not null,
  was text,
  becomes text,
  at timestamptz not null,
  ip text not null,
  -- null: the member themselves
  operator_account text,
  check (was is distinct from becomes)
);
-- a member's changes, newest first
create index profile_change_member on profile_change (member_id, at desc);

alter table member
  -- an own picture, by its random name; null: one of the house's, as `avatar` says
  add column avatar_file text check (avatar_file ~ '^[0-9a-f]{32}\.jpg$');
-- whose picture a file is: one that nobody has is not served
create unique index member_avatar_file on member (avatar_file) where avatar_file is not null;

-- whether a nickname is somebody else's, and finding a member by it
create index member_nickname on member (merchant, lower(nickname));

grant select, insert, update, delete on member_field to fairhouse_app;
grant select, insert on profile_change to fairhouse_app;
