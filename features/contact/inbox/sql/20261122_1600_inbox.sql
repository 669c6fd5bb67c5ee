-- What the house and its operators write to members. A message of the house names its words (text_key) and is read in the
-- reader's language of today; a message of an operator carries its own words in both languages.

create table inbox_letter (
  id uuid primary key default uuidv7(),
  number bigint generated always as identity (start with 1001) unique,
  merchant text not null references merchant (code),
  -- {"kind": "member", "account": …} | {"kind": "segment", …} | {"kind": "all"}
  audience jsonb not null,
  title jsonb not null check (title ?& array['en', 'vi']),
  -- HTML, sanitised when written; it is sanitised again when read
  body jsonb not null check (body ?& array['en', 'vi']),
  link text check (link ~ '^/[^/\\]'),
  is_marketing boolean not null,
  also_mail boolean not null default false,
  also_push boolean not null default false,
  state text not null check (state in ('proposed', 'sending', 'sent', 'rejected', 'withdrawn')),
  proposed_by uuid not null references operator (id),
  proposed_by_account text not null,
  proposed_at timestamptz not null,
  decided_by uuid references operator (id),
  decided_by_account text,
  decided_at timestamptz,
  decision_reason text,
  -- how far the delivery has come: everybody up to this member has been looked at
  reached bigint not null default 0,
  sent_count int not null default 0,
  -- whoever marketing may not reach, or does not want it
  spared_count int not null default 0,
  sent_at timestamptz,
  -- four eyes: nobody agrees to what they proposed themselves for everybody
  check (decided_by is null or decided_by <> proposed_by or audience ->> 'kind' <> 'all' or state in ('withdrawn'))
);
-- the office's list, newest first
create index inbox_letter_newest on inbox_letter (number desc);
-- what the worker still has to deliver
create index inbox_letter_sending on inbox_letter (number) where state = 'sending';

create table inbox_message (
  id uuid primary key default uuidv7(),
  member_id bigint not null references member (id),
  kind text not null check (kind in ('money', 'security', 'house', 'offer')),
  letter uuid references inbox_letter (id),
  text_key text,
  places jsonb not null default '{}',
  title jsonb check (title ?& array['en', 'vi']),
  body jsonb check (body ?& array['en', 'vi']),
  link text check (link ~ '^/[^/\\]'),
  is_marketing boolean not null default false,
  -- names the occasion: told twice, it is written once
  occasion text not null,
  at timestamptz not null,
  read_at timestamptz,
  deleted_at timestamptz,
  -- whether open pages have heard of it; the worker tells those that have not
  is_pushed boolean not null default false,
  unique (member_id, occasion),
  check (num_nonnulls(letter, text_key, title) = 1),
  check ((title is null) = (body is null))
);
-- a member's own list, newest first
create index inbox_message_of on inbox_message (member_id, id desc) where deleted_at is null;
-- the count on the menu
create index inbox_message_unread on inbox_message (member_id) where read_at is null and deleted_at is null;
-- what the worker has still to announce
create index inbox_message_news on inbox_message (id) where not is_pushed;

-- What a member agreed to besides what concerns their own account. No row is a no.
create table inbox_consent (
  member_id bigint not null references member (id),
  channel text not null check (channel in ('offers', 'email', 'push')),
  is_on boolean not null,
  changed_at timestamptz not null,
  -- where it was changed: the member's own page, a mail's link, the registration
  via text not null check (via in ('page', 'mail', 'registration', 'seed')),
  primary key (member_id, channel)
);

create sequence inbox_news;

grant select, insert, update on inbox_letter, inbox_message, inbox_consent to fairhouse_app;
grant usage on sequence inbox_news to fairhouse_app;
