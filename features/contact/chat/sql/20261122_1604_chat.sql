-- The moderated room of a brand's members (decision 33). Nothing that was said is changed; operators take lines out of sight.

create table chat_line (
  id bigint generated always as identity primary key,
  merchant text not null references merchant (code),
  member_id bigint not null references member (id),
  -- as it was shown: masked, with filtered words blotted out
  name text not null,
  text text not null,
  -- as it was written, for who has to judge it
  written text not null,
  at timestamptz not null,
  deleted_at timestamptz,
  deleted_by text
);
-- the newest lines of a brand's room
create index chat_line_of on chat_line (merchant, id desc);
-- the last line of a member, for the pause between two
create index chat_line_by on chat_line (member_id, at desc);

create table chat_sanction (
  id uuid primary key default uuidv7(),
  merchant text not null references merchant (code),
  member_id bigint not null references member (id),
  -- mute: reads and may not write; ban: neither
  kind text not null check (kind in ('mute', 'ban')),
  until timestamptz,
  reason text not null,
  by_account text not null,
  at timestamptz not null,
  lifted_at timestamptz,
  lifted_by text
);
-- what holds for a member now
create index chat_sanction_of on chat_sanction (member_id, at desc) where lifted_at is null;

create table chat_report (
  line bigint not null references chat_line (id),
  member_id bigint not null references member (id),
  at timestamptz not null,
  primary key (line, member_id)
);

create table chat_word (
  merchant text not null references merchant (code),
  word text not null check (word = lower(word) and length(word) between 2 and 60),
  added_by text not null,
  added_at timestamptz not null,
  primary key (merchant, word)
);

create sequence chat_news;

grant select, insert, update on chat_line, chat_sanction to fairhouse_app;
grant select, insert on chat_report to fairhouse_app;
grant select, insert, delete on chat_word to fairhouse_app;
grant usage on sequence chat_news to fairhouse_app;
