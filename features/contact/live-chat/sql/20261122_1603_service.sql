-- Conversations of members and visitors with the house. A line has a number within its talk, so that a page which was cut off
-- asks for everything after the last one it has.

create table service_talk (
  id uuid primary key default uuidv7(),
  number bigint generated always as identity (start with 5001) unique,
  merchant text not null references merchant (code),
  member_id bigint references member (id),
  -- a visitor is whoever has the key of their cookie
  key_hash bytea,
  name text not null,
  language text not null check (language in ('en', 'vi')),
  ip text not null,
  state text not null default 'waiting' check (state in ('waiting', 'open', 'closed')),
  claimed_by uuid references operator (id),
  claimed_by_account text,
  opened_at timestamptz not null,
  last_at timestamptz not null,
  closed_at timestamptz,
  closed_by text check (closed_by in ('guest', 'operator', 'silence')),
  rating smallint check (rating between 1 and 5),
  rating_note text,
  -- the number of the last line; how far each side has read
  seq int not null default 0,
  guest_read int not null default 0,
  desk_read int not null default 0,
  check (num_nonnulls(member_id, key_hash) = 1),
  check ((state = 'closed') = (closed_at is not null))
);
-- one running talk each, however many tabs begin at once
create unique index service_talk_member on service_talk (member_id) where state <> 'closed';
create unique index service_talk_visitor on service_talk (key_hash) where state <> 'closed';
-- somebody's latest talk
create index service_talk_of_member on service_talk (member_id, number desc);
create index service_talk_of_visitor on service_talk (key_hash, number desc);
-- the desk's list
create index service_talk_desk on service_talk (merchant, state, last_at desc);
-- what has been kept long enough
create index service_talk_closed on service_talk (closed_at) where state = 'closed';

create table service_line (
  talk uuid not null references service_talk (id) on delete cascade,
  seq int not null check (seq > 0),
  at timestamptz not null,
  by text not null check (by in ('guest', 'operator', 'system')),
  -- how the operator is called
  who text,
  text text not null,
  -- random name under the house's files
  file text unique,
  primary key (talk, seq)
);

create table service_canned (
  id uuid primary key default uuidv7(),
  merchant text not null references merchant (code),
  title text not null,
  text jsonb not null check (text ?& array['en', 'vi']),
  changed_by text not null,
  changed_at timestamptz not null
);
-- a brand's prepared answers, by name
create index service_canned_of on service_canned (merchant, title);

create sequence service_news;

grant select, insert, update, delete on service_talk, service_canned to fairhouse_app;
grant select, insert, delete on service_line to fairhouse_app;
grant usage on sequence service_news to fairhouse_app;

insert into service_canned (merchant, title, text, changed_by, changed_at)
select m.code, c.title, jsonb_build_object('en', c.en, 'vi', c.vi), 'house', now()
from merchant m
cross join (
  values
    (
      'Deposit on its way',
      'Thank you for waiting. A bank transfer usually arrives within 10 minutes. I am looking at yours now.',
      'Cảm ơn bạn đã chờ. Chuyển khoản thường vào trong vòng 10 phút. Tôi đang kiểm tra giúp bạn.'
    ),
    (
      'Withdrawal time',
      'A withdrawal is paid within the time that stands beside it. You get a message when it is paid.',
      'Lệnh rút được chuyển trong thời gian ghi bên cạnh lệnh. Bạn sẽ nhận tin nhắn khi tiền được chuyển.'
    )
) as c (title, en, vi);
